import { expect, test, vi } from "vitest"
import type { Chain, Holdings, Instruction, UnpayableReason } from "#features/chain"
import { referralQuote } from "./referral-quote"
import type { Referrer } from "./referral-store"

const SOL = 1_000_000_000n
const token = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "pool",
}
const usdc = { ...token, mint: "ChHdi8ZdahEVFCqnoBvv7hsErDPTCAPPuHHown38wqVJ", symbol: "USDC", decimals: 6 }
const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const bet = { gameId: "dice", betArray: [20_000, 0], wager: SOL / 10n, metadata: "0:dice:under-50" }
const rich: Holdings = {
  balance: 5n * SOL,
  lamports: 5n * SOL,
  bonus: 0n,
  frozen: false,
  playerOpen: true,
  wagerAccountOpen: true,
  bonusAccountOpen: true,
}
const record: Instruction = { programId: "record", accounts: [], data: new Uint8Array([1]) }
const share: Instruction = { programId: "share", accounts: [], data: new Uint8Array([2]) }

interface Situation {
  referrer?: Referrer | null | Error
  unpayable?: UnpayableReason | null
  holdings?: Partial<Holdings>
  /** How many further instructions have space. */
  space?: number
}

function quoteIn({ referrer = { address, recorded: false }, unpayable = null, holdings = {}, space = 2 }: Situation) {
  const fits = vi.fn(async (_play: unknown, extra: readonly Instruction[]) => extra.length <= space)
  const chain = {
    address: "player",
    readHoldings: async () => ({ ...rich, ...holdings }),
    referral: {
      whyUnpayable: async () => unpayable,
      recordInstruction: () => record,
      shareInstruction: () => share,
      fits,
    },
    // The part of a chain that a quote asks.
  } as unknown as Chain
  const part = referralQuote({
    referrerOf: async () => {
      if (referrer instanceof Error) throw referrer
      return referrer
    },
  })
  return { fits, of: (wager = bet.wager, on = token) => part({ ...bet, wager }, chain, on) }
}

test("without a referrer a bet costs what it costs, and the chain is asked for nothing", async () => {
  const { of, fits } = quoteIn({ referrer: null })
  expect(await of()).toEqual({})
  expect(fits).not.toHaveBeenCalled()
})

test("a first bet carries the share and the record, whose rent is a cost line", async () => {
  expect(await quoteIn({}).of()).toEqual({
    creatorFeeBps: -25,
    lines: [{ receiver: "your referrer CtVQ...E34x", bps: 25 }],
    solLines: [{ label: "Referral record", lamports: 1_169_280n, returnsWhen: "when you remove your referrer" }],
    extraInstructions: [share, record],
  })
})

test("a later bet carries the share alone", async () => {
  const quote = await quoteIn({ referrer: { address, recorded: true } }).of()
  expect(quote).toMatchObject({ creatorFeeBps: -25, solLines: [], extraInstructions: [share] })
})

test("a wager whose share is less than one unit carries the record alone, at the whole fee", async () => {
  const quote = await quoteIn({}).of(399n)
  expect(quote).toMatchObject({ extraInstructions: [record] })
  expect(quote.creatorFeeBps).toBeUndefined()
})

test.each([
  ["below-rent", /too little SOL/],
  ["no-token-account", /no account for this token/],
  ["frozen-token-account", /frozen/],
  ["not-a-wallet", /not a wallet/],
] as const)("a referrer who is %s gets nothing, the costs say so, and the record is made", async (unpayable, words) => {
  const quote = await quoteIn({ unpayable }).of()
  expect(quote.lines).toEqual([{ label: expect.stringMatching(words), amount: 0n }])
  expect(quote.creatorFeeBps).toBeUndefined()
  expect(quote.extraInstructions).toEqual([record])
})

test("where both have no space the record goes before the bet, and the share with it", async () => {
  const quote = await quoteIn({ space: 1 }).of()
  expect(quote).toMatchObject({ creatorFeeBps: -25, extraInstructions: [share], instructionsBefore: [record] })
})

test("where not even the share has space the bet goes without referral and says so", async () => {
  expect(await quoteIn({ space: 0 }).of()).toEqual({
    lines: [{ label: expect.stringMatching(/no space/), amount: 0n }],
  })
})

test("the size is judged with the longest client seed and with bonus tokens where there are some", async () => {
  const { of, fits } = quoteIn({ holdings: { bonus: 1n } })
  await of()
  expect(fits.mock.calls[0]?.[0]).toMatchObject({ clientSeed: "x".repeat(32), useBonus: true })
})

test.each([
  ["SOL", token, SOL / 10n, SOL / 10n + SOL / 100n + 41_169_279n],
  ["USDC", usdc, 5_000_000n, 41_169_279n],
])(
  "a %s bet of a wallet that cannot spare the rent puts the record off and pays the share",
  async (_, on, wager, lamports) => {
    const { of } = quoteIn({ holdings: { lamports } })
    expect(await of(wager, on)).toMatchObject({ solLines: [], extraInstructions: [share] })
    const { of: with1More } = quoteIn({ holdings: { lamports: lamports + 1n } })
    expect(await with1More(wager, on)).toMatchObject({ extraInstructions: [share, record] })
  },
)

test("a record that cannot be read does not fail the bet", async () => {
  expect(await quoteIn({ referrer: new Error("node") }).of()).toEqual({
    lines: [{ label: expect.stringMatching(/could not be prepared/), amount: 0n }],
  })
})
