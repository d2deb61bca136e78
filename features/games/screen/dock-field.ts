/** Parts of a stepper in the dock: its column is narrow, and a phone lays it out beside the stake without its label. */
export const dockStepper = { label: "handheld:sr-only", input: "-mx-2" }
