/** The tokens' own colours: a coin is recognised by them, so no theme changes them. */
export const brand = {
  solana: { ground: "#0b0b10", from: "#9945ff", to: "#14f195" },
  usdc: { ground: "#2775ca", ink: "#ffffff" },
} as const
