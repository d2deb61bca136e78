import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { catalogue, type MessageId } from "./catalogue"

type Reach =
  /** The test file in which the message is reached through its cause, and words of that test. */
  | readonly [file: string, words: string]
  /** Shown by the app, not yet reached by a test. */
  | { untested: string }
  /** Never shown by the app. */
  | { unreachable: string }

const untested = { untested: "The app shows it, but no test reaches it through its cause." }
const mappedOnly = { untested: "A test maps the reason to the message; none reaches it through its cause." }
const inDialog = { unreachable: "No trigger yet: the account dialog says it in its own line." }
const asText = {
  unreachable:
    "Only a message of an unknown wallet or node that comes as text maps to it; the app receives typed errors.",
}
const moved = {
  unreachable:
    "Subscriptions move to another endpoint and results are polled beside them, so that the player notices nothing.",
}
const drawn = { unreachable: "GAME_FAILED and PAGE_NOT_DISPLAYED are shown in its place." }
const onlyLogged = { unreachable: "Storage failures are only logged (ERR-48)." }
const ownState = { unreachable: "Pages show the failed state of their own data with its reason." }

/** How each message of the catalogue is reached; the type demands a line for every one. */
const reached: Record<MessageId, Reach> = {
  WALLET_DISCONNECTED: ["tests/e2e/shell-navigation.spec.ts", "Wallet has been disconnected"],
  WALLET_REQUIRED: mappedOnly,
  WALLET_CHANGED_TRANSACTION: ["features/chain/data/sign.test.ts", "changed the transaction"],
  WALLET_NEEDED: ["tests/e2e/gates.spec.ts", "connect your wallet"],
  WALLET_MISMATCH: ["tests/e2e/wallet-switch.spec.ts", "Wallet mismatch"],
  GAME_NOT_FOUND: ["tests/e2e/gates.spec.ts", "Game not found"],
  GAME_MAINTENANCE: ["tests/e2e/gates.spec.ts", "under maintenance"],
  GAME_COMING_SOON: ["tests/e2e/gates.spec.ts", "being added soon"],
  GAME_FAILED: ["tests/e2e/faults.spec.ts", "Something went wrong while loading the game."],
  PAGE_NOT_FOUND: ["tests/e2e/routes.spec.ts", "There is no page at this address"],
  NOT_A_WALLET_ADDRESS: ["tests/e2e/routes.spec.ts", "not a wallet address"],
  NOT_A_TRANSACTION: ["tests/e2e/routes.spec.ts", "Invalid transaction ID"],
  PAGE_NOT_LOADED: ["tests/e2e/routes.spec.ts", "Route Loading Failed"],
  PANEL_NOT_LOADED: ["tests/e2e/shell-overlays.spec.ts", "This panel did not load"],
  JACKPOT_WON: ["tests/e2e/money.spec.ts", "You won the jackpot"],
  PRIORITY_FEE_UPDATED: ["tests/e2e/money.spec.ts", "Priority Fee Updated"],
  PRIORITY_FEE_HIGH: ["tests/e2e/money.spec.ts", "High Priority Fee"],
  TEST_FUNDS_SENT: ["tests/e2e/money.spec.ts", "is on its way"],
  ADDRESS_COPIED: ["tests/e2e/shell-drawers.spec.ts", "Address Copied!"],
  TRANSACTION_REJECTED: ["tests/e2e/bet-entry.spec.ts", "You rejected the transaction in your wallet."],
  TERMS_NOT_ACCEPTED: ["tests/e2e/terms.spec.ts", "Terms not accepted"],
  AGE_NOT_CONFIRMED: ["tests/e2e/visitor.spec.ts", "Age not confirmed"],
  BLOCKHASH: ["features/games/round/round.test.ts", "longer than a transaction lives"],
  PLAYING_ELSEWHERE: ["features/games/round/round.test.ts", "Another tab is playing a bet"],
  BET_ROLLED_BACK: ["features/games/round/round.test.ts", "only the network fee was paid"],
  BET_EXPIRED: ["features/games/round/round.test.ts", "did not reach the network in time"],
  BET_CANCELLED: ["features/games/round/round.test.ts", "its wager is back in your wallet"],
  WAITING_FOR_NETWORK: ["features/games/round/round-network.test.ts", "Nothing has been signed yet"],
  WAITING_FOR_RESULT: ["features/games/round/round-network.test.ts", "Your bet is safe"],
  POOL_CLOSED: ["features/games/bet/check-limits.test.ts", "takes no bets"],
  INVALID_BET: ["features/games/bet/check-limits.test.ts", "valid bet amount"],
  BET_TOO_LOW: ["features/games/bet/check-limits.test.ts", "The smallest bet here is"],
  BET_TOO_HIGH: ["features/games/bet/check-limits.test.ts", "most you can bet is"],
  INSUFFICIENT_BALANCE: ["features/games/bet/check-limits.test.ts", "Your wallet holds 1"],
  MISSING_SOL_AT_BET: ["features/games/bet/check-limits.test.ts", "SOL are missing"],
  ACCOUNT_FROZEN: ["features/games/bet/check-limits.test.ts", "has frozen your USDC account"],
  COSTS_CHANGED: ["features/games/bet/place-bet.test.ts", "costs of this bet have changed"],
  POLICY_UNAVAILABLE: ["features/games/bet/place-bet.test.ts", "could not be checked whether this bet is allowed"],
  RUN_ABOVE_PAYOUT: ["features/games/run/next-step.test.ts", "so this goes no further"],
  RUN_ABOVE_BALANCE: ["features/games/run/next-step.test.ts", "The next step takes"],
  BET_REFUSED: mappedOnly,
  NO_PROFILE: ["tests/e2e/shell-mobile.spec.ts", "No profile yet"],
  TRANSACTION_FAILED: mappedOnly,
  SIMULATION_FAILED: mappedOnly,
  INSUFFICIENT_FUNDS: mappedOnly,
  NETWORK_ERROR: mappedOnly,
  TRANSACTION_TIMEOUT: mappedOnly,
  WALLET_CONNECTED: untested,
  WALLET_CONNECT_FAILED: untested,
  WALLET_LOCKED: untested,
  WALLET_REJECTED: untested,
  WALLET_WRONG_NETWORK: untested,
  WALLET_NO_ANSWER: untested,
  WALLET_LOST: untested,
  WALLET_SWITCHED: untested,
  NETWORK_DISABLED: untested,
  BIG_WIN: untested,
  REFERRAL_COPY_SUCCESS: untested,
  JACKPOT_ON: untested,
  JACKPOT_OFF: untested,
  TEST_JACKPOT_ARMED: untested,
  TRANSACTION_TOO_LARGE: untested,
  PROGRAM_ERROR: untested,
  BET_NOT_FOLLOWED: untested,
  WAITING_FOR_WALLET: untested,
  FREE_PLAYING_ELSEWHERE: untested,
  MISSING_SOL: untested,
  FEE_ABOVE_CEILING: untested,
  QUOTE_UNAVAILABLE: untested,
  FREE_NOTHING_TO_WIN: ["features/games/free/free-ledger.test.ts", "There is nothing to play for"],
  FREE_ABOVE_PAYOUT: ["features/games/free/free-ledger.test.ts", "Free play pays at most 100,000 DGHRT"],
  FREE_ABOVE_BALANCE: ["features/games/free/free-ledger.test.ts", "Your free-play balance does not cover"],
  PAGE_NOT_DISPLAYED: untested,
  CASINO_UNREACHABLE: untested,
  APPLICATION_ERROR: untested,
  COPY_REFUSED: untested,
  NO_TEST_FUNDS: untested,
  TRANSACTION_FAILED_WITH: asText,
  ACCOUNT_NOT_FOUND: asText,
  ACCESS_DENIED: asText,
  RPC_ERROR: { unreachable: "The failover asks the next node; when all have failed the player reads NETWORK_ERROR." },
  WALLET_NOT_FOUND: { unreachable: "The wallet dialog lists install links in its place." },
  WALLET_NOT_CONNECTED: { unreachable: "Gates and buttons say WALLET_REQUIRED before a call can fail this way." },
  TRANSACTION_CONFIRMED: { unreachable: "The board and the account dialog show what was confirmed." },
  GAME_COMPLETE: {
    unreachable: "No trigger yet: a result is revealed on its own board, or by the notice about a bet in another game.",
  },
  WITHDRAWAL: { unreachable: "No trigger yet: claiming is part of the account dialog, which says it in its own line." },
  DEPOSIT: { unreachable: "No trigger yet: the balance in the header changes without a toast." },
  SHARED: { unreachable: "A share link opens another site, which does not report whether the player shared." },
  ACCOUNT_CREATED: untested,
  ACCOUNT_CLOSED: untested,
  ACCOUNT_RESET: untested,
  ACCOUNT_READY: inDialog,
  ACCOUNT_SETUP_FAILED: inDialog,
  BONUS_CLAIMED: { unreachable: "A bonus needs no claim; the test faucet says TEST_FUNDS_SENT." },
  COPY_SUCCESS: { unreachable: "A copy button changes its own label." },
  TOKEN_SELECTED: { unreachable: "The selected token is marked in the list and shown in the header." },
  TOKEN_CHANGE_BLOCKED: { unreachable: "The token dialog names the bet that has not ended." },
  INVALID_GAME_INPUT: {
    unreachable: "Settings outside the range cannot be chosen; the program names its own reason in PROGRAM_ERROR.",
  },
  GAME_LOADING_ERROR: drawn,
  RENDERING_ERROR: drawn,
  NO_TRANSACTION_HISTORY: { unreachable: "The tables of plays have their own empty state." },
  UNKNOWN: { unreachable: "Errors that no code foresaw are APPLICATION_ERROR." },
  BROWSER_ERROR: { unreachable: "The app opens links as links, so that no native browser can fail to open." },
  RATE_LIMIT_EXCEEDED: ownState,
  TIMEOUT_ERROR: ownState,
  PERFORMANCE_DEGRADED: ownState,
  SESSION_EXPIRED: ownState,
  UNAUTHORIZED: ownState,
  TOKEN_INVALID: ownState,
  API_ERROR: ownState,
  SERVICE_UNAVAILABLE: ownState,
  INTEGRATION_FAILURE: ownState,
  CACHE_MISS: ownState,
  WEBSOCKET_DISCONNECTED: moved,
  WEBSOCKET_FAILED: moved,
  SUBSCRIPTION_DROPPED: moved,
  CACHE_CORRUPTED: onlyLogged,
  STORAGE_ERROR: onlyLogged,
}

const isTest = (reach: Reach): reach is readonly [string, string] => Array.isArray(reach)

test.each(Object.entries(reached).filter(([, reach]) => isTest(reach)))(
  "the test file named for %s exists and expects its words",
  (_, reach) => {
    if (!isTest(reach)) return
    const [file, words] = reach
    expect(existsSync(file), file).toBe(true)
    expect(readFileSync(file, "utf8").includes(words), `${file} expects "${words}"`).toBe(true)
  },
)

test("every message has its line", () => {
  expect(Object.keys(reached).sort()).toEqual(Object.keys(catalogue).sort())
})
