/** A story that begins with a drawn result which is not revealed yet. */
export interface Sequence {
  name: string
  story: string
}

const storyId = (name: string) => `features-games-wins-on-boards--${name}`

export const sequences: readonly Sequence[] = [
  { name: "a win of 1.5x", story: storyId("one-and-a-half") },
  { name: "a win of 5x", story: storyId("five-times") },
  { name: "a top outcome", story: storyId("top") },
  { name: "a jackpot", story: storyId("jackpot") },
  { name: "a deal", story: storyId("deal") },
  { name: "a spin", story: storyId("spin") },
]

/** The reveal, half a second to read, the longest drawing. */
export const shownMs = 5_000
/** A phone's window. */
export const phone = { width: 390, height: 844 }

/** Runs in the page: mounts the story anew, with its result still to be revealed. */
export function remount(storyId: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, argument: unknown) => void }
  } // put there by Storybook
  channel.emit("forceRemount", { storyId })
}
