export function ensureInstalled(): void
export function installedAsLocked(): boolean
