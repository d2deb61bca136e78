/** Could be a word of the BIP39 list: three to eight letters, and none of the short words that every sentence has. */
const seedWord = String.raw`(?<!\p{L})(?!(?:the|and|not|was|for|are|its)\b)[a-z]{3,8}(?!\p{L})`

/** Each pattern replaces what could name a player, a bet or an address. The order matters: a URL holds the others. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // Twelve in a row, with commas, quotes, numbers or lines between them.
  [new RegExp(String.raw`(?:${seedWord}[^\p{L}]{1,8}){11,}${seedWord}`, "giu"), "[words]"],
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'`<>)\]]+/giu, "[url]"],
  [/\b(?:data|blob|mailto):\S+/giu, "[url]"],
  // Bounded, here and below: the sender of a report chooses its text, and with it how long a search would take.
  [/[^\s@\uff20"'<>(]{1,64}(?:[@\uff20]|%40)[^\s@%"'<>)]+\.[^\s@"'<>)]+/gu, "[email]"],
  // Query texts of addresses without a host.
  [/\?[^\s"']*=[^\s"']*/gu, "[query]"],
  [/\b(Bearer|Basic)\s+(?!\[)[^\s"'`]{6,}/giu, "$1 [key]"],
  [/([\w-]{0,40}(?:key|token|secret|password)(?:["']?\s*=\s*|["']\s*:\s*)["']?)(?!\[)[^\s"'`&,;)\]}]+/giu, "$1[key]"],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/gu, "[host]"],
  [/(?:[\da-f]{0,4}:){2,7}[\da-f]{1,4}/giu, "[host]"],
  // Base58 and base64: addresses, signatures, seeds, transactions. Hex: hashes.
  [/[A-Za-z0-9+/_-]{26,}={0,2}/gu, "[key]"],
  [/[1-9A-HJ-NP-Za-km-z]{3,12}(?:…|\.{2,3})[1-9A-HJ-NP-Za-km-z]{3,12}/gu, "[key]"],
  // Amounts, in any script's digits. Errors of programs are numbers too, in short hexadecimal, and those of React have "#" before them.
  [
    /(?<!0x[\da-f]{0,8}|#\p{Nd}{0,4})[-+−]?\p{Nd}(?:[\p{Nd}.,'’_\u00a0\u202f]*\p{Nd})?(?:e[-+]?\p{Nd}+)?(?!x[\da-f])/giu,
    "#",
  ],
]

/**
 * A text without addresses of any kind, signatures, URLs and amounts. The browser runs it before it sends a text and the server
 * before it stores one. A text that has been redacted is left as it is.
 */
export const redacted = (text: string): string =>
  patterns.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
