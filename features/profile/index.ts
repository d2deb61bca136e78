export { ownName } from "./model/own-name"

/** One wallet's profile, as a page. */
export const loadProfile = async () => ({ default: (await import("./ui/profile")).Profile })
