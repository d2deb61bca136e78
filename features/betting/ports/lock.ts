/**
 * Exclusive among the tabs of one wallet; resolves to how it is released. Without `wait`, null when another tab holds it.
 */
export type Lock = (wait: boolean) => Promise<(() => void) | null>
