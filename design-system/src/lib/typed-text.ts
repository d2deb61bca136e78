/** Marks that are not seen and that a copied text brings along: zero-width and direction marks, a byte order mark. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A typed or pasted address, signature or search without its spaces at the ends and without marks that are not seen. */
export const visibleText = (text: string): string => text.replace(invisible, "").trim()

/** Signs that other keyboards write; U+066B is a decimal sign and nothing else. */
const signs: Readonly<Record<string, string>> = {
  "\u066B": ".",
  "\uFF0E": ".",
  "\u3002": ".",
  "\u066C": ",",
  "\u060C": ",",
  "\uFF0C": ",",
  "\u2212": "-",
  "\uFF0D": "-",
  "\uFF0B": "+",
}

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))

/** The digits of a script follow one another from its nought, and sets of them that touch are whole. */
function latinDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let first = codePoint
  while (isDigit(first - 1)) first -= 1
  return `${(codePoint - first) % 10}`
}

/**
 * A number as it was typed, with the digits and signs of other scripts (full-width, Arabic-Indic, Persian …) as Latin ones
 * and without marks that are not seen. Everything else stays.
 */
export const latinNumber = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(/\p{Nd}/gu, (digit) => latinDigit(digit))
    .replace(/[\u066B\uFF0E\u3002\u066C\u060C\uFF0C\u2212\uFF0D\uFF0B]/g, (sign) => signs[sign] ?? sign)
