/** Watches whether the owner has closed the casino. */
export const loadAccessWatch = async () => ({ default: (await import("./ui/access-watch")).AccessWatch })

/** The screen of a closed casino. */
export const loadBackSoon = async () => ({ default: (await import("./ui/back-soon")).BackSoon })

/** The owner's form. */
export const loadOverridePage = async () => ({ default: (await import("./ui/override-page")).OverridePage })

export { askPlayAccess } from "./data/ask-play-access"
export { createPlayAccess, type PlayAccessStore } from "./model/play-access"
