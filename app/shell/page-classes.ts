/** The page inside the frame: what its space depends on, shared with the tests that measure it. */
export const pageClasses = {
  canvas: "canvas flex min-h-dvh flex-col pb-[calc(var(--shell-bar)+var(--shell-raise))]",
  main: "min-w-0 px-7 pt-6 pb-10 outline-hidden max-xl:px-5 max-md:px-4 max-md:pt-4 max-md:pb-6 max-5xs:px-2! degen:px-3.5 degen:pt-3.5 short:px-2.5! short:pt-2!",
}
