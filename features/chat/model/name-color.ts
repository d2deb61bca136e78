const colors = ["text-primary", "text-secondary", "text-tertiary", "text-info", "text-success"] as const

/** One of five theme colours for a wallet's name, the same each time. */
export function nameColor(wallet: string): (typeof colors)[number] {
  let hash = 0
  for (const character of wallet) hash = (hash * 31 + character.charCodeAt(0)) >>> 0
  return colors[hash % colors.length] ?? colors[0]
}
