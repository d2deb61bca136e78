/** An account as a node gives it; missing where there is none. One that was closed has no lamports. */
export type AccountBytes = { lamports: number; data: Uint8Array } | null | undefined
