/** The program that draws and pays. */
export const GAMBA_PROGRAM = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"
