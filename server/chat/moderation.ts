import { topLevelDomains } from "./top-level-domains"

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
/** Endings after a dot that is a word of its own: DOT is a token too, and "DOT to SOL" is no link. */
const endingsAfterWord = new Set(
  "com net org io gg xyz app dev site online info ru cn vip casino finance biz tk ml ga cf pw cc tv".split(" "),
)
const label = String.raw`[\p{L}\p{N}-]{1,63}`
const dot = String.raw`(?:[.\u3002]|\s?[[({<]\s?(?:[.\u3002]|d[o0]t)\s?[\])}>]\s?|(?<word>\s+d[o0]t\s+))`
const links = new RegExp(
  String.raw`(?:[a-z][a-z+.-]{1,20}:\/\/|\bwww\.)\S+|(?<host>${label}(?:${dot.replace("?<word>", "")}${label})+)(?:[/:?#]\S*)?`,
  "gu",
)
const laterLabels = new RegExp(`${dot}(?<label>${label})`, "gu")

/** A text as links are looked for in it, and for each of its code units where it stands in the text. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = ""
  const from: number[] = []
  let at = 0
  for (const character of text) {
    const same = character
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase()
    plain += same
    from.push(...Array<number>(same.length).fill(at))
    at += character.length
  }
  return { plain, from: [...from, text.length] }
}

function isKnownEnding(ending: string): boolean {
  const latin = Array.from(ending, (letter) => latinOf.get(letter) ?? letter).join("")
  return [ending, latin].some((one) => topLevelDomains.has(one) || topLevelDomains.has(one.split("-")[0] ?? ""))
}

/** How much of labels with dots between them is a host name: up to the last one that is a top-level domain. */
function hostLength(host: string): number {
  let length = 0
  for (const { index, 0: part, groups } of host.matchAll(laterLabels)) {
    const ending = groups?.label ?? ""
    if (groups?.word === undefined ? isKnownEnding(ending) : endingsAfterWord.has(ending)) length = index + part.length
  }
  return length
}

/** The text with each link replaced by a mark. Links in a chat lead to sites that ask for a seed phrase. */
export function withoutLinks(text: string): string {
  const { plain, from } = folded(text)
  let rest = ""
  let done = 0
  for (const { index, 0: link, groups } of plain.matchAll(links)) {
    const host = groups?.host ?? link
    const found = groups?.host === undefined ? link.length : hostLength(host)
    if (found === 0) continue
    rest += text.slice(done, from[index]) + linkMark
    done = from[index + (found === host.length ? link.length : found)] ?? text.length
  }
  return rest + text.slice(done)
}

/** Whether nothing is left of a text but the marks of its links. */
export const isLinkAlone = (text: string): boolean => text.replaceAll(linkMark, "").trim() === ""
