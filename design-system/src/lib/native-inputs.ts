/**
 * Radix lays the native input of a control over it by moving it left. In a right-to-left page that leads out of the control,
 * and makes the page as much wider: these inputs stay within their row.
 */
export const nativeInputs = "relative [&>input]:start-0 [&>input]:transform-none!"
