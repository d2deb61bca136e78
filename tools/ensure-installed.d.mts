export function ensureNode(): void
export function ensureInstalled(): void
export function installedAsLocked(): boolean
