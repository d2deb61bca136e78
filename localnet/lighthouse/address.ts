/** The address of the public program, which wallets and clients know. */
export const lighthouseProgram = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"
