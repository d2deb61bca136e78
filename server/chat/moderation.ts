/** Words that are not shown. Each is compared in its normalised form, inside a word too where it is unmistakable. */
const blockedAnywhere = ["nigger", "nigga", "faggot", "kike", "tranny", "childporn", "heilhitler"] as const
const blockedAsWord = ["spic", "chink", "coon", "paki", "retard", "rape", "cunt", "kys"] as const

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "€": "e",
} // prettier-ignore

/** Lower case, without accents, with look-alike characters replaced and repeated letters joined. */
export const normalised = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[013457899@$!|€]/g, (character) => lookalikes[character] ?? character)
    .replace(/([a-z])\1{2,}/g, "$1$1")

/** Whether a message holds a blocked word, also spelt with look-alikes, accents, or with other characters in between. */
export function hasBlockedWord(text: string): boolean {
  const plain = normalised(text)
  const joined = plain.replace(/[^a-z]/g, "")
  const single = joined.replace(/([a-z])\1+/g, "$1")
  if (blockedAnywhere.some((word) => joined.includes(word) || single.includes(word.replace(/([a-z])\1+/g, "$1"))))
    return true
  return plain
    .split(/[^a-z]+/)
    .some((word) => blockedAsWord.some((blocked) => word === blocked || word === `${blocked}s`))
}
