import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { catalogue, type MessageId } from "./catalogue"

type Reach =
  /** The test file in which the message is reached through its cause. */
  | string
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
  WALLET_DISCONNECTED: "tests/e2e/shell-navigation.spec.ts",
  WALLET_REQUIRED: "tests/contract/refused-bets.test.ts",
  WALLET_CHANGED_TRANSACTION: "tests/contract/refused-bets.test.ts",
  WALLET_NEEDED: "tests/e2e/gates.spec.ts",
  WALLET_MISMATCH: "tests/e2e/wallet-switch.spec.ts",
  GAME_NOT_FOUND: "tests/e2e/gates.spec.ts",
  GAME_MAINTENANCE: "tests/e2e/gates.spec.ts",
  GAME_COMING_SOON: "tests/e2e/gates.spec.ts",
  GAME_FAILED: "tests/e2e/gates.spec.ts",
  PAGE_NOT_FOUND: "tests/e2e/routes.spec.ts",
  NOT_A_WALLET_ADDRESS: "tests/e2e/routes.spec.ts",
  NOT_A_TRANSACTION: "tests/e2e/routes.spec.ts",
  PAGE_NOT_LOADED: "tests/e2e/routes.spec.ts",
  COMPONENT_NOT_DISPLAYED: "tests/e2e/faults.spec.ts",
  APPLICATION_NOT_DISPLAYED: "app/pages/route-states.browser.test.tsx",
  APPLICATION_STILL_FAILING: "app/pages/route-states.browser.test.tsx",
  PANEL_NOT_LOADED: "tests/e2e/shell-overlays.spec.ts",
  JACKPOT_WON: "tests/e2e/money.spec.ts",
  PRIORITY_FEE_UPDATED: "tests/e2e/money.spec.ts",
  PRIORITY_FEE_HIGH: "tests/e2e/money.spec.ts",
  TEST_FUNDS_SENT: "tests/e2e/money.spec.ts",
  ADDRESS_COPIED: "tests/e2e/shell-navigation.spec.ts",
  TRANSACTION_REJECTED: "tests/contract/refused-bets.test.ts",
  TERMS_NOT_ACCEPTED: "tests/e2e/terms.spec.ts",
  AGE_NOT_CONFIRMED: "tests/e2e/visitor.spec.ts",
  BLOCKHASH: "features/games/screen/failure-reached.test.ts",
  PLAYING_ELSEWHERE: "features/games/screen/failure-reached.test.ts",
  BET_ROLLED_BACK: "features/games/screen/failure-reached.test.ts",
  BET_EXPIRED: "features/games/screen/failure-reached.test.ts",
  BET_OUT_OF_SIGHT: "features/betting/testing/lying-node.test.ts",
  STEP_OUT_OF_SIGHT: "features/betting/testing/lying-node.test.ts",
  BET_REFUSED_BY_NODE: "features/betting/testing/lying-node.test.ts",
  BET_NOT_COUNTED: "features/betting/testing/lying-node.test.ts",
  BET_UNKNOWN: "features/betting/testing/lying-node.test.ts",
  EARLIER_BET_OPEN: "features/betting/testing/lying-node.test.ts",
  RESULT_NOT_PROVEN: "features/betting/testing/lying-node.test.ts",
  BET_CANCELLED: "features/betting/testing/lying-node.test.ts",
  WAITING_FOR_NETWORK: "features/games/bet/round-network.test.ts",
  WAITING_FOR_RESULT: "features/games/bet/round-network.test.ts",
  POOL_CLOSED: "tests/contract/refused-bets.test.ts",
  INVALID_BET: "features/games/bet/check-limits.test.ts",
  BET_TOO_LOW: "features/games/bet/check-limits.test.ts",
  BET_TOO_HIGH: "features/games/bet/check-limits.test.ts",
  INSUFFICIENT_BALANCE: "tests/contract/refused-bets.test.ts",
  MISSING_SOL_AT_BET: "tests/contract/refused-bets.test.ts",
  ACCOUNT_FROZEN: "tests/contract/odd-tokens.test.ts",
  COSTS_CHANGED: "features/games/bet/place-bet.test.ts",
  POLICY_UNAVAILABLE: "features/games/bet/place-bet.test.ts",
  RUN_ABOVE_PAYOUT: "features/games/run/next-step.test.ts",
  RUN_ABOVE_BALANCE: "features/games/run/next-step.test.ts",
  BET_REFUSED: "features/games/bet/place-bet.test.ts",
  NO_PROFILE: "tests/e2e/shell-mobile.spec.ts",
  TRANSACTION_FAILED: "tests/contract/refused-bets.test.ts",
  SIMULATION_FAILED: "tests/contract/refused-bets.test.ts",
  INSUFFICIENT_FUNDS: "tests/contract/refused-bets.test.ts",
  NETWORK_ERROR: "tests/contract/refused-bets.test.ts",
  CODE_MISSING: "tests/e2e/faults.spec.ts",
  TRANSACTION_TIMEOUT: "features/games/screen/failure-reached.test.ts",
  WALLET_CONNECTED: "tests/e2e/wallet-states.spec.ts",
  WALLET_CONNECT_FAILED: "tests/e2e/wallet-states.spec.ts",
  WALLET_LOCKED: "tests/e2e/wallet-states.spec.ts",
  WALLET_REJECTED: "tests/e2e/wallet-states.spec.ts",
  WALLET_WRONG_NETWORK: "tests/e2e/wallet-states.spec.ts",
  WALLET_NO_ANSWER: "tests/e2e/wallet-states.spec.ts",
  WALLET_LOST: "tests/e2e/wallet-switch.spec.ts",
  WALLET_SWITCHED: "tests/e2e/wallet-switch.spec.ts",
  NETWORK_DISABLED: "tests/e2e/wallet-states.spec.ts",
  BIG_WIN: "tests/contract/refused-bets.test.ts",
  REFERRAL_COPY_SUCCESS: "tests/e2e/wallet-states.spec.ts",
  JACKPOT_ON: "tests/e2e/money.spec.ts",
  JACKPOT_OFF: "tests/e2e/money.spec.ts",
  TEST_JACKPOT_ARMED: "tests/e2e/money.spec.ts",
  TRANSACTION_TOO_LARGE: "tests/contract/refused-bets.test.ts",
  PROGRAM_ERROR: "tests/contract/refused-bets.test.ts",
  BET_NOT_FOLLOWED: "features/games/screen/failure-reached.test.ts",
  WAITING_FOR_WALLET: "features/games/screen/failure-reached.test.ts",
  FREE_PLAYING_ELSEWHERE: "features/games/free/free-round.test.ts",
  MISSING_SOL: "tests/e2e/money.spec.ts",
  FEE_ABOVE_CEILING: "tests/contract/refused-bets.test.ts",
  QUOTE_UNAVAILABLE: "features/games/bet/place-bet.test.ts",
  FREE_NOTHING_TO_WIN: "features/games/free/free-ledger.test.ts",
  FREE_ABOVE_PAYOUT: "features/games/free/free-ledger.test.ts",
  FREE_ABOVE_BALANCE: "features/games/free/free-ledger.test.ts",
  PAGE_NOT_DISPLAYED: "tests/e2e/wallet-states.spec.ts",
  CASINO_UNREACHABLE: "tests/e2e/routes.spec.ts",
  APPLICATION_ERROR: "features/games/screen/failure-reached.test.ts",
  COPY_REFUSED: "tests/e2e/wallet-states.spec.ts",
  NO_TEST_FUNDS: "tests/e2e/wallet-states.spec.ts",
  TRANSACTION_FAILED_WITH: "tests/contract/refused-bets.test.ts",
  ACCOUNT_NOT_FOUND: "tests/contract/refused-bets.test.ts",
  ACCESS_DENIED: "tests/contract/refused-bets.test.ts",
  RPC_ERROR: { unreachable: "The failover asks the next node; when all have failed the player reads NETWORK_ERROR." },
  WALLET_NOT_FOUND: "tests/e2e/mobile-wallet.spec.ts",
  WALLET_NOT_CONNECTED: { unreachable: "Gates and buttons say WALLET_REQUIRED before a call can fail this way." },
  TRANSACTION_CONFIRMED: { unreachable: "The board and the account dialog show what was confirmed." },
  GAME_COMPLETE: {
    unreachable: "No trigger yet: a result is revealed on its own board, or by the notice about a bet in another game.",
  },
  WITHDRAWAL: { unreachable: "No trigger yet: claiming is part of the account dialog, which says it in its own line." },
  DEPOSIT: { unreachable: "No trigger yet: the balance in the header changes without a toast." },
  SHARED: { unreachable: "A share link opens another site, which does not report whether the player shared." },
  ACCOUNT_CREATED: "tests/e2e/money.spec.ts",
  ACCOUNT_CLOSED: "tests/e2e/fairness.spec.ts",
  ACCOUNT_RESET: "tests/e2e/fairness.spec.ts",
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

test("the test that reaches a message is there", () => {
  const files = new Set(Object.values(reached).filter((reach) => typeof reach === "string"))
  expect([...files].filter((file) => !existsSync(file))).toEqual([])
})

test("every message has its line", () => {
  expect(Object.keys(reached).sort()).toEqual(Object.keys(catalogue).sort())
})
