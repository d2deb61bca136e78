/** What friends open: the game's own page, which names no wallet. */
export const gameLink = (origin: string, gameId: string) => `${origin}/${gameId}`

/** Where anyone checks a result. */
export const resultLink = (origin: string, signature: string) => `${origin}/explorer/transaction/${signature}`

export const shareText = (game: string) => `I just played ${game} at DGHRT Casino. Results can be checked.`

/** A shared result names its multiplier and not the wager, which is private. */
export const resultText = (game: string, multiplier: string) =>
  `I just played ${game} at DGHRT Casino and got ${multiplier}. Anyone can check it.`

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** A post that is ready to be sent. */
export const postOnX = (text: string, url: string) => withQuery("https://x.com/intent/post", { text, url })

/** A message that is ready to be sent. */
export const sendOnTelegram = (text: string, url: string) => withQuery("https://t.me/share/url", { url, text })
