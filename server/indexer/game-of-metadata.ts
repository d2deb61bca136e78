/** The game's id in a bet's metadata, "0:dice:under-50" for instance; empty for what the app did not write. */
export const gameOfMetadata = (metadata: string): string => /^\d{1,3}:([a-z0-9]{1,20}):/.exec(metadata)?.[1] ?? ""
