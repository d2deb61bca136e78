/** Words that are not shown, inside a word too, where they are unmistakable. */
const blockedAnywhere = ["nigger", "nigga", "faggot", "kike", "tranny", "childporn", "heilhitler"].map(stretchable)
const blockedAsWord = ["spic", "chink", "coon", "paki", "retard", "rape", "cunt", "kys"].map(
  (word) => new RegExp(`^${stretchable(word).source}s?$`),
)
/** Two words that are blocked beside each other only. */
const blockedPhrases = [/child[^a-z]+porn/, /heil[^a-z]+hitler/]
/** Ordinary words with a blocked one inside. */
const ordinary = /\bsnigger(s|ed|ing)?\b/g

/** Matches a word whose letters are repeated as often as you like, but never fewer than it has: Niger is a country. */
function stretchable(word: string): RegExp {
  return new RegExp(word.replace(/([a-z])\1*/g, (run, letter) => `${letter}{${run.length},}`))
}

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

/** Letters of other scripts that are drawn like Latin ones, by the Latin letter. They are folded to compare, never in what is shown. */
const drawnAlike: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "вьβ",
  c: "сϲ",
  d: "ԁ",
  e: "еєε",
  g: "ԍɡ",
  h: "нһ",
  i: "іιı",
  j: "ј",
  k: "кκ",
  l: "ӏ",
  m: "м",
  n: "пηո",
  o: "оοσ",
  p: "рρ",
  r: "гᴦ",
  s: "ѕ",
  t: "тτ",
  u: "υս",
  v: "ѵν",
  w: "ԝω",
  x: "хχ",
  y: "уүγ",
}
const latinOf: ReadonlyMap<string, string> = new Map(
  Object.entries(drawnAlike).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
)

/** Lower case, without accents and invisible characters, with look-alike characters replaced. */
const normalised = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[013457899@$!|€]/g, (character) => lookalikes[character] ?? character)
    .replace(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɑɡıᴦ]/gu,
      (letter) => latinOf.get(letter) ?? letter,
    )
    .replace(ordinary, " ")

/**
 * Whether a message holds a blocked word, also spelt with look-alikes, accents, repeated letters, a mark inside the word, or
 * letter by letter. Whole words are never joined: "I think I keep losing" holds a blocked word only by accident.
 */
export function hasBlockedWord(text: string): boolean {
  const plain = normalised(text)
  const words = plain.split(/[^a-z]+/)
  // A single mark between letters hides a word; commas and the like end one.
  const marked = plain.replace(/(?<=[a-z])[^a-z\s,;:?](?=[a-z])/g, "").split(/[^a-z]+/)
  const spelt = (plain.match(/(?<![a-z])[a-z](?:[^a-z]+[a-z](?![a-z]))+/g) ?? []).map((letters) =>
    letters.replace(/[^a-z]/g, ""),
  )
  return (
    blockedPhrases.some((phrase) => phrase.test(plain)) ||
    [...words, ...marked, ...spelt].some((word) => blockedAnywhere.some((blocked) => blocked.test(word))) ||
    [...words, ...spelt].some((word) => blockedAsWord.some((blocked) => blocked.test(word)))
  )
}

const linkMark = "[link]"
/** Endings of host names; one that is a common word counts with a path alone: "win.Click here". */
const endings = "com|net|org|io|gg|xyz|app|dev|site|online|info|ru|cn|vip|bet|casino|finance|biz|tk|ml|ga|cf|pw|cc|tv"
const dot = String.raw`[.\u3002\uff0e\uff61]`
const label = String.raw`[\p{L}\p{N}-]{1,63}`
const path = String.raw`(?:[/:?#]\S*)?`
const links = [
  /(?:[a-z][a-z+.-]{1,20}:\/\/|\bwww\.)\S+/giu,
  new RegExp(String.raw`(?:${label}${dot})+(?:${endings})(?![\p{L}\p{N}-])${path}`, "giu"),
  new RegExp(String.raw`(?:${label}${dot})+[a-z]{2,}/\S+`, "giu"),
  // Written so that a reader puts the dot back: "casino [dot] com".
  new RegExp(String.raw`${label}\s?[[(](?:\.|dot)[\])]\s?[a-z]{2,}${path}`, "giu"),
]

/** The text with each link replaced by a mark. Links in a chat lead to sites that ask for a seed phrase. */
export const withoutLinks = (text: string): string => links.reduce((rest, link) => rest.replace(link, linkMark), text)

/** Whether nothing is left of a text but the marks of its links. */
export const isLinkAlone = (text: string): boolean => text.replaceAll(linkMark, "").trim() === ""
