export type { SharedResult } from "./model/card"
export type { ShareMarks } from "./ui/share-game"

/** A game's link, as a dialog. */
export const loadShareDialog = async () => ({ default: (await import("./ui/share-dialog")).ShareDialog })

/** The picture of a result, as a dialog. */
export const loadShareResultDialog = async () => ({
  default: (await import("./ui/share-result-dialog")).ShareResultDialog,
})
