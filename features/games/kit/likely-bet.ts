let expected: () => void = () => undefined
/** Resolves once a bet is likely in this tab. What a bet takes is loaded then, and stays. */
export const likelyBet: Promise<void> = new Promise((resolve) => {
  expected = resolve
})
/** Says that a bet is likely, or what finishes one. */
export const expectBet = (): void => expected()
