/** The chat's name by layout. */
export const chatTitle = { desktop: "TrollBox", mobile: "Serenade Chat" } as const
