/** Whether a form is being reset. Radix reports that as a change, and a read-only control follows it all the same. */
export const isFormReset = (): boolean => window.event?.type === "reset"
