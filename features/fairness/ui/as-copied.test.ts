import { expect, test } from "vitest"
import { type HandValues, handValuesOf, readHandValues } from "../model/hand-values"
import { drawnIndex } from "../model/seeds"
import vectors from "../vectors.json"
import { asCopied, asMeant } from "./as-copied"

const [round] = vectors.rounds
if (!round) throw new Error("vectors.json holds no round")
const evidence = { ...round.evidence, wager: BigInt(round.evidence.wager), payout: BigInt(round.evidence.payout) }

const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const isolated = (text: string) => `\u2066\u200B${text}\u2069`

test.each([
  ["wrapped in marks that are not seen", isolated],
  ["with the digits of another script", arabic],
  ["with both", (text: string) => isolated(arabic(text))],
])("an honest round that was copied %s matches", async (_, written) => {
  // Of so many outcomes another seed does not draw the same one.
  const bet = Array<number>(256).fill(10_000)
  const honest = { ...evidence, bet, resultIndex: await drawnIndex(evidence, bet.length) }
  const texts = Object.entries(handValuesOf(honest)).map(([field, text]) => [field, written(text)])
  const copied = Object.fromEntries(texts) as HandValues
  const read = readHandValues(asCopied(copied))
  if (!("evidence" in read)) throw new Error("The values were refused")
  expect(await asMeant(read.evidence)).toEqual(honest)
})

test("a client seed that draws the result is left as it was typed", async () => {
  const odd = { ...evidence, clientSeed: "\u0661\u0662" }
  const resultIndex = await drawnIndex(odd, odd.bet.length)
  expect(await asMeant({ ...odd, resultIndex })).toEqual({ ...odd, resultIndex })
})
