import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { catalogue, type MessageId } from "./catalogue"

type Reach =
  /** The test file in which the message is reached through its cause, and words of that test. */
  | readonly [file: string, words: string]
  /** Never shown by the app. */
  | { unreachable: string }

const inDialog = { unreachable: "No trigger yet: the account dialog says it in its own line." }
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
  WALLET_REQUIRED: ["tests/contract/refused-bets.test.ts", "Wallet Required"],
  WALLET_CHANGED_TRANSACTION: ["tests/contract/refused-bets.test.ts", "Transaction Changed"],
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
  COMPONENT_NOT_DISPLAYED: ["tests/e2e/faults.spec.ts", "Component Error"],
  APPLICATION_NOT_DISPLAYED: ["app/pages/route-states.browser.test.tsx", "Application Error"],
  APPLICATION_STILL_FAILING: ["app/pages/route-states.browser.test.tsx", "Critical Application Error"],
  PANEL_NOT_LOADED: ["tests/e2e/shell-overlays.spec.ts", "This panel did not load"],
  JACKPOT_WON: ["tests/e2e/money.spec.ts", "You won the jackpot"],
  PRIORITY_FEE_UPDATED: ["tests/e2e/money.spec.ts", "Priority Fee Updated"],
  PRIORITY_FEE_HIGH: ["tests/e2e/money.spec.ts", "High Priority Fee"],
  TEST_FUNDS_SENT: ["tests/e2e/money.spec.ts", "is on its way"],
  ADDRESS_COPIED: ["tests/e2e/shell-drawers.spec.ts", "Address Copied!"],
  TRANSACTION_REJECTED: ["tests/contract/refused-bets.test.ts", "You rejected the transaction in your wallet."],
  TERMS_NOT_ACCEPTED: ["tests/e2e/terms.spec.ts", "Terms not accepted"],
  AGE_NOT_CONFIRMED: ["tests/e2e/visitor.spec.ts", "Age not confirmed"],
  BLOCKHASH: ["features/games/screen/failure-reached.test.ts", "Network Issue"],
  PLAYING_ELSEWHERE: ["features/games/screen/failure-reached.test.ts", "Another tab is playing a bet with this wallet"],
  BET_ROLLED_BACK: ["tests/contract/refused-bets.test.ts", "BET_ROLLED_BACK"],
  BET_EXPIRED: ["features/games/screen/failure-reached.test.ts", "The bet did not reach"],
  BET_CANCELLED: ["features/games/bet/round.test.ts", "its wager is back in your wallet"],
  WAITING_FOR_NETWORK: ["features/games/bet/round-network.test.ts", "Nothing has been signed yet"],
  WAITING_FOR_RESULT: ["features/games/bet/round-network.test.ts", "Your bet is safe"],
  POOL_CLOSED: ["tests/contract/refused-bets.test.ts", "Pool Closed"],
  INVALID_BET: ["features/games/bet/check-limits.test.ts", "valid bet amount"],
  BET_TOO_LOW: ["features/games/bet/check-limits.test.ts", "The smallest bet here is"],
  BET_TOO_HIGH: ["features/games/bet/check-limits.test.ts", "most you can bet is"],
  INSUFFICIENT_BALANCE: ["tests/contract/refused-bets.test.ts", "Insufficient Balance"],
  MISSING_SOL_AT_BET: ["tests/contract/refused-bets.test.ts", "SOL Needed for Fees"],
  ACCOUNT_FROZEN: ["tests/contract/odd-tokens.test.ts", "has frozen your ICE account"],
  COSTS_CHANGED: ["features/games/bet/place-bet.test.ts", "costs of this bet have changed"],
  POLICY_UNAVAILABLE: ["features/games/bet/place-bet.test.ts", "could not be checked whether this bet is allowed"],
  RUN_ABOVE_PAYOUT: ["features/games/run/next-step.test.ts", "so this goes no further"],
  RUN_ABOVE_BALANCE: ["features/games/run/next-step.test.ts", "The next step takes"],
  BET_REFUSED: ["features/games/bet/place-bet.test.ts", "BET_REFUSED"],
  NO_PROFILE: ["tests/e2e/shell-mobile.spec.ts", "No profile yet"],
  TRANSACTION_FAILED: ["tests/contract/refused-bets.test.ts", "is a failed transaction"],
  SIMULATION_FAILED: ["tests/contract/refused-bets.test.ts", "Simulation Failed"],
  INSUFFICIENT_FUNDS: ["tests/contract/refused-bets.test.ts", "Insufficient Funds"],
  NETWORK_ERROR: ["tests/contract/refused-bets.test.ts", "Network Error"],
  CODE_MISSING: ["tests/e2e/faults.spec.ts", "Reload the page, then play again."],
  TRANSACTION_TIMEOUT: ["features/games/screen/failure-reached.test.ts", "Check the transaction before you retry."],
  WALLET_CONNECTED: ["tests/e2e/wallet-states.spec.ts", "Your wallet has been connected successfully!"],
  WALLET_CONNECT_FAILED: ["tests/e2e/wallet-states.spec.ts", "Failed to connect to your wallet. Please try again."],
  WALLET_LOCKED: ["tests/e2e/wallet-states.spec.ts", "Please unlock your wallet to continue."],
  WALLET_REJECTED: ["tests/e2e/wallet-states.spec.ts", "You declined the connection in your wallet."],
  WALLET_WRONG_NETWORK: ["tests/e2e/wallet-states.spec.ts", "does not offer Localnet"],
  WALLET_NO_ANSWER: ["tests/e2e/wallet-states.spec.ts", "did not answer"],
  WALLET_LOST: ["tests/e2e/wallet-switch.spec.ts", "Bets that were sent still settle to it."],
  WALLET_SWITCHED: ["tests/e2e/wallet-switch.spec.ts", "You now play with"],
  NETWORK_DISABLED: ["tests/e2e/wallet-states.spec.ts", "Test networks are disabled in constants"],
  BIG_WIN: ["tests/contract/refused-bets.test.ts", "Big Win"],
  REFERRAL_COPY_SUCCESS: ["tests/e2e/wallet-states.spec.ts", "Send it to a friend"],
  JACKPOT_ON: ["tests/e2e/money.spec.ts", "Each bet pays 0.1% for its chance"],
  JACKPOT_OFF: ["tests/e2e/money.spec.ts", "Your bets no longer take part"],
  TEST_JACKPOT_ARMED: ["tests/e2e/money.spec.ts", "Your next bet that pays the jackpot fee wins"],
  TRANSACTION_TOO_LARGE: ["tests/contract/refused-bets.test.ts", "Transaction Too Large"],
  PROGRAM_ERROR: ["tests/contract/refused-bets.test.ts", "Program Error"],
  BET_NOT_FOLLOWED: ["features/games/screen/failure-reached.test.ts", "Bet Not Followed"],
  WAITING_FOR_WALLET: ["features/games/screen/failure-reached.test.ts", "Your wallet is waiting"],
  FREE_PLAYING_ELSEWHERE: ["features/games/free/free-round.test.ts", "Another tab is playing for free"],
  MISSING_SOL: ["tests/e2e/money.spec.ts", "SOL are missing for network fees and rent"],
  FEE_ABOVE_CEILING: ["tests/contract/refused-bets.test.ts", "Fee Not Allowed"],
  QUOTE_UNAVAILABLE: ["features/games/bet/place-bet.test.ts", "QUOTE_UNAVAILABLE"],
  FREE_NOTHING_TO_WIN: ["features/games/free/free-ledger.test.ts", "There is nothing to play for"],
  FREE_ABOVE_PAYOUT: ["features/games/free/free-ledger.test.ts", "Free play pays at most 100,000 DGHRT"],
  FREE_ABOVE_BALANCE: ["features/games/free/free-ledger.test.ts", "Your free-play balance does not cover"],
  PAGE_NOT_DISPLAYED: ["tests/e2e/wallet-states.spec.ts", "This page could not be displayed."],
  CASINO_UNREACHABLE: ["tests/e2e/routes.spec.ts", "cannot be reached"],
  APPLICATION_ERROR: ["features/games/screen/failure-reached.test.ts", "Application Error"],
  COPY_REFUSED: ["tests/e2e/wallet-states.spec.ts", "This browser does not allow copying here."],
  NO_TEST_FUNDS: ["tests/e2e/wallet-states.spec.ts", "No test funds"],
  TRANSACTION_FAILED_WITH: ["tests/contract/refused-bets.test.ts", "Please try again. (Device is busy at)"],
  ACCOUNT_NOT_FOUND: ["tests/contract/refused-bets.test.ts", "Account Not Found"],
  ACCESS_DENIED: ["tests/contract/refused-bets.test.ts", "Access Denied"],
  RPC_ERROR: { unreachable: "The failover asks the next node; when all have failed the player reads NETWORK_ERROR." },
  WALLET_NOT_FOUND: ["tests/e2e/mobile-wallet.spec.ts", "Please install a Solana wallet extension"],
  WALLET_NOT_CONNECTED: { unreachable: "Gates and buttons say WALLET_REQUIRED before a call can fail this way." },
  TRANSACTION_CONFIRMED: { unreachable: "The board and the account dialog show what was confirmed." },
  GAME_COMPLETE: {
    unreachable: "No trigger yet: a result is revealed on its own board, or by the notice about a bet in another game.",
  },
  WITHDRAWAL: { unreachable: "No trigger yet: claiming is part of the account dialog, which says it in its own line." },
  DEPOSIT: { unreachable: "No trigger yet: the balance in the header changes without a toast." },
  SHARED: { unreachable: "A share link opens another site, which does not report whether the player shared." },
  ACCOUNT_CREATED: ["tests/e2e/money.spec.ts", "Account created"],
  ACCOUNT_CLOSED: ["tests/e2e/fairness.spec.ts", "Account closed"],
  ACCOUNT_RESET: ["tests/e2e/fairness.spec.ts", "Account reset"],
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
