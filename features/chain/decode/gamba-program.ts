/** The program that draws and pays. */
export const GAMBA_PROGRAM = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"

/** The program of races. */
export const MULTIPLAYER_PROGRAM = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
