import type { ToastTone } from "@dghrt/design-system"

/** What a message offers to do. The app knows how. */
export type MessageAction = "connect" | "install-wallet" | "retry" | "reload" | "home" | "wait"

export interface MessageEntry {
  /** The code that support asks for: four characters where the specification has one. */
  code: string
  title: string
  /** `{name}` is replaced by a parameter. */
  text: string
  tone: ToastTone
  action?: MessageAction
  /** Leads to the transaction in an explorer. */
  link?: "transaction"
}

const success = { tone: "success" } as const
const failed = { tone: "danger" } as const
const info = { tone: "info" } as const

/** Everything that the casino says when something happens. A text in the specification stands here word for word. */
export const catalogue = {
  // Wallet
  WALLET_CONNECTED: {
    ...success,
    code: "WALLET_CONNECTED",
    title: "Wallet Connected",
    text: "Your wallet has been connected successfully!",
  },
  WALLET_DISCONNECTED: {
    ...info,
    code: "WALLET_DISCONNECTED",
    title: "Disconnected",
    text: "Wallet has been disconnected",
  },
  WALLET_CONNECT_FAILED: {
    ...failed,
    code: "WALLET_CONNECT_FAILED",
    title: "Connection Failed",
    text: "Failed to connect to your wallet. Please try again.",
    action: "connect",
  },
  WALLET_NOT_FOUND: {
    ...failed,
    code: "WALLET_NOT_FOUND",
    title: "Wallet Not Found",
    text: "Please install a Solana wallet extension to continue.",
    action: "install-wallet",
  },
  WALLET_LOCKED: {
    ...failed,
    code: "WALLET_LOCKED",
    title: "Wallet Locked",
    text: "Please unlock your wallet to continue.",
    action: "connect",
  },
  WALLET_REJECTED: {
    ...info,
    code: "WALLET_REJECTED",
    title: "Connection Declined",
    text: "You declined the connection in your wallet.",
    action: "connect",
  },
  WALLET_WRONG_NETWORK: {
    ...failed,
    code: "WALLET_WRONG_NETWORK",
    title: "Wrong Network",
    text: "{wallet} does not offer {network}. Switch its network or choose another wallet.",
    action: "connect",
  },
  WALLET_NO_ANSWER: {
    ...failed,
    code: "WALLET_NO_ANSWER",
    title: "No Answer",
    text: "{wallet} did not answer. Open it, then try again.",
    action: "connect",
  },
  WALLET_LOST: {
    ...failed,
    code: "WALLET_LOST",
    title: "Wallet Disconnected",
    text: "Your wallet has disconnected. Bets that were sent still settle to it.",
    action: "connect",
  },
  WALLET_SWITCHED: { ...info, code: "WALLET_SWITCHED", title: "Account Changed", text: "You now play with {address}." },
  WALLET_REQUIRED: {
    ...info,
    code: "WALLET_REQUIRED",
    title: "Wallet Required",
    text: "Please connect your wallet to continue playing.",
    action: "connect",
  },
  WALLET_NOT_CONNECTED: {
    ...failed,
    code: "1JQO",
    title: "Wallet Not Connected",
    text: "Please connect your wallet to continue.",
    action: "connect",
  },
  WALLET_MISMATCH: {
    ...failed,
    code: "1K3I",
    title: "Wallet Mismatch",
    text: "Wallet mismatch. Please reconnect with the correct wallet.",
    action: "connect",
  },
  WALLET_CHANGED_TRANSACTION: {
    ...failed,
    code: "WALLET_CHANGED_TRANSACTION",
    title: "Transaction Changed",
    text: "Your wallet changed the transaction, so it was not sent. Nothing was charged.",
  },
  NETWORK_DISABLED: {
    ...info,
    code: "NETWORK_DISABLED",
    title: "Network Not Available",
    text: "Test networks are disabled in constants",
  },

  // Things that went well
  TRANSACTION_CONFIRMED: {
    ...success,
    code: "1K2G",
    title: "Transaction Successful",
    text: "Your transaction was confirmed.",
    link: "transaction",
  },
  GAME_COMPLETE: {
    ...success,
    code: "GAME_COMPLETE",
    title: "Game Complete",
    text: "{game} game completed successfully!",
  },
  WITHDRAWAL: {
    ...success,
    code: "WITHDRAWAL",
    title: "Withdrawal Complete",
    text: "{amount} were returned to your wallet.",
    link: "transaction",
  },
  DEPOSIT: { ...success, code: "DEPOSIT", title: "Deposit Received", text: "{amount} arrived in your wallet." },
  ACCOUNT_CREATED: {
    ...success,
    code: "ACCOUNT_CREATED",
    title: "Account Created",
    text: "Your account at the game program is open.",
    link: "transaction",
  },
  ACCOUNT_CLOSED: {
    ...success,
    code: "ACCOUNT_CLOSED",
    title: "Account Closed",
    text: "Your account is closed, and its rent is back in your wallet.",
    link: "transaction",
  },
  ACCOUNT_RESET: {
    ...success,
    code: "ACCOUNT_RESET",
    title: "Account Reset",
    text: "The pending bet was cancelled, and its wager is back in your wallet.",
    link: "transaction",
  },
  ACCOUNT_READY: {
    ...success,
    code: "ACCOUNT_READY",
    title: "Account Ready",
    text: "The next draw is committed. You can place a bet.",
  },
  BONUS_CLAIMED: {
    ...success,
    code: "BONUS_CLAIMED",
    title: "Bonus Received",
    text: "{amount} of bonus are ready. They pay your next bets first.",
  },
  JACKPOT_WON: {
    ...success,
    code: "JACKPOT_WON",
    title: "Jackpot!",
    text: "You won the jackpot: {amount} are in your wallet.",
    link: "transaction",
  },
  BIG_WIN: {
    ...success,
    code: "BIG_WIN",
    title: "Big Win",
    text: "{multiplier} in {game}: {amount}.",
    link: "transaction",
  },
  ADDRESS_COPIED: {
    ...success,
    code: "ADDRESS_COPIED",
    title: "Address Copied!",
    text: "Wallet address copied to clipboard",
  },
  COPY_SUCCESS: { ...success, code: "COPY_SUCCESS", title: "Copied", text: "Text copied to clipboard!" },
  REFERRAL_COPY_SUCCESS: {
    ...success,
    code: "REFERRAL_COPY_SUCCESS",
    title: "Referral Link Copied",
    text: "Send it to a friend: their bets will earn you a share.",
  },
  SHARED: { ...success, code: "SHARED", title: "Shared", text: "Thank you for telling others." },
  PRIORITY_FEE_UPDATED: {
    ...success,
    code: "PRIORITY_FEE_UPDATED",
    title: "Priority Fee Updated",
    text: "Each transaction now pays {amount} on top of the network fee.",
  },
  PRIORITY_FEE_HIGH: {
    tone: "warning",
    code: "PRIORITY_FEE_HIGH",
    title: "High Priority Fee",
    text: "Transactions will be faster but more expensive.",
  },
  TOKEN_SELECTED: { ...success, code: "TOKEN_SELECTED", title: "Token Selected", text: "You now play with {symbol}." },
  JACKPOT_ON: {
    ...success,
    code: "JACKPOT_ON",
    title: "Jackpot Enabled",
    text: "Each bet pays {share} for its chance to win the jackpot.",
  },
  JACKPOT_OFF: {
    ...info,
    code: "JACKPOT_OFF",
    title: "Jackpot Disabled",
    text: "Your bets no longer take part, and pay no jackpot fee.",
  },
  TEST_FUNDS_SENT: { ...success, code: "TEST_FUNDS_SENT", title: "Test funds sent", text: "{symbol} is on its way." },
  TEST_JACKPOT_ARMED: {
    ...info,
    code: "TEST_JACKPOT_ARMED",
    title: "Jackpot armed",
    text: "Your next bet that pays the jackpot fee wins the jackpot of this test network.",
  },

  // Bets and transactions that did not come about
  TRANSACTION_FAILED: {
    ...failed,
    code: "1K2F",
    title: "Transaction Failed",
    text: "Your transaction could not be completed. Please try again.",
    action: "retry",
  },
  TRANSACTION_FAILED_WITH: {
    ...failed,
    code: "1K2F",
    title: "Transaction Failed",
    text: "Your transaction could not be completed. Please try again. ({message})",
    action: "retry",
  },
  TRANSACTION_REJECTED: {
    ...failed,
    code: "1K3Q",
    title: "Transaction Rejected",
    text: "You rejected the transaction in your wallet.",
    action: "retry",
  },
  TRANSACTION_TIMEOUT: {
    ...failed,
    code: "TRANSACTION_TIMEOUT",
    title: "No Confirmation Yet",
    text: "Check the transaction before you retry.",
    action: "wait",
    link: "transaction",
  },
  INSUFFICIENT_FUNDS: {
    ...failed,
    code: "1K3B",
    title: "Insufficient Funds",
    text: "Insufficient funds. Please deposit more to continue.",
  },
  INSUFFICIENT_BALANCE: {
    ...failed,
    code: "INSUFFICIENT_BALANCE",
    title: "Insufficient Balance",
    text: "You don't have enough tokens to place this bet.",
  },
  MISSING_SOL: {
    ...failed,
    code: "MISSING_SOL",
    title: "SOL Needed for Fees",
    text: "{amount} are missing for network fees and rent.",
  },
  BLOCKHASH: {
    ...failed,
    code: "BLOCKHASH",
    title: "Network Issue",
    text: "The transaction took too long to be signed and has expired. Nothing was charged. Please try again.",
    action: "retry",
  },
  ACCOUNT_NOT_FOUND: {
    ...failed,
    code: "ACCOUNT_NOT_FOUND",
    title: "Account Not Found",
    text: "You need some tokens to play games. Add funds to your wallet first.",
  },
  ACCESS_DENIED: { ...failed, code: "1K3O", title: "Access Denied", text: "You do not have access to this data." },
  NETWORK_ERROR: {
    ...failed,
    code: "1K2C",
    title: "Network Error",
    text: "We could not reach the network. Check your connection and try again.",
    action: "retry",
  },
  RPC_ERROR: {
    ...failed,
    code: "1K3P",
    title: "RPC Error",
    text: "The Solana node did not answer. We will try another one; please try again.",
    action: "retry",
  },
  SIMULATION_FAILED: {
    ...failed,
    code: "1K3R",
    title: "Simulation Failed",
    text: "The transaction would fail on chain, so nothing was sent. Check your bet and balance.",
  },
  PROGRAM_ERROR: {
    ...failed,
    code: "1K3S",
    title: "Program Error",
    text: "The game program rejected this request. No bet was placed.",
  },
  TRANSACTION_TOO_LARGE: {
    ...failed,
    code: "1K3T",
    title: "Transaction Too Large",
    text: "This bet needs too much data for one transaction. Choose simpler settings.",
  },
  INVALID_GAME_INPUT: {
    ...failed,
    code: "1K3U",
    title: "Game Parameter Error",
    text: "These game settings are outside the allowed range.",
  },
  INVALID_BET: { ...failed, code: "1K3A", title: "Invalid Bet", text: "Enter a valid bet amount." },
  BET_TOO_HIGH: {
    ...failed,
    code: "BET_TOO_HIGH",
    title: "Bet Too High",
    text: "With these settings the most you can bet is {max}.",
  },
  BET_TOO_LOW: { ...failed, code: "BET_TOO_LOW", title: "Bet Too Low", text: "The smallest bet here is {min}." },
  COSTS_CHANGED: {
    tone: "warning",
    code: "COSTS_CHANGED",
    title: "Costs Changed",
    text: "The costs of this bet have changed. Nothing was sent. Check the new costs, then play again.",
  },
  PLAYING_ELSEWHERE: {
    ...failed,
    code: "PLAYING_ELSEWHERE",
    title: "Playing Elsewhere",
    text: "Another tab is playing a bet with this wallet. Finish it there.",
  },
  BET_CANCELLED: {
    ...info,
    code: "BET_CANCELLED",
    title: "Bet Cancelled",
    text: "The bet was cancelled before it was settled, and the wager was returned to your wallet.",
  },
  ACCOUNT_SETUP_FAILED: {
    ...failed,
    code: "ACCOUNT_SETUP_FAILED",
    title: "Account Setup Failed",
    text: "Your account could not be opened. No bet was placed.",
    action: "retry",
  },
  TERMS_NOT_ACCEPTED: {
    ...info,
    code: "TERMS_NOT_ACCEPTED",
    title: "Terms not accepted",
    text: "No bet was placed. Accept the terms to place a bet.",
  },
  AGE_NOT_CONFIRMED: {
    ...info,
    code: "AGE_NOT_CONFIRMED",
    title: "Age not confirmed",
    text: "Free play is for players of legal age.",
  },
  TOKEN_CHANGE_BLOCKED: {
    ...info,
    code: "TOKEN_CHANGE_BLOCKED",
    title: "Bet Under Way",
    text: "Wait for the result of your bet, then choose another token.",
  },

  // Games and pages
  GAME_NOT_FOUND: {
    ...failed,
    code: "1K3C",
    title: "Game Not Found",
    text: "Game not found. Please check the URL or try again later.",
    action: "home",
  },
  GAME_MAINTENANCE: {
    ...failed,
    code: "1K3J",
    title: "Under Maintenance",
    text: "This game is currently under maintenance",
    action: "home",
  },
  GAME_COMING_SOON: {
    ...info,
    code: "1K3K",
    title: "Coming Soon",
    text: "This game is being added soon",
    action: "home",
  },
  GAME_LOADING_ERROR: {
    ...failed,
    code: "1K3L",
    title: "Game Loading Error",
    text: "The game could not be loaded. Please reload.",
    action: "reload",
  },
  RENDERING_ERROR: {
    ...failed,
    code: "1K3M",
    title: "Rendering Error",
    text: "Something could not be drawn. Please reload the page.",
    action: "reload",
  },
  NO_TRANSACTION_HISTORY: {
    ...info,
    code: "1K3N",
    title: "No Transaction History",
    text: "This wallet has no plays yet.",
  },
  APPLICATION_ERROR: {
    ...failed,
    code: "25SS",
    title: "Application Error",
    text: "Something went wrong. Please try again.",
    action: "reload",
  },
  UNKNOWN: { ...failed, code: "UNKNOWN", title: "Unknown Error", text: "An unknown error occurred.", action: "reload" },
  BROWSER_ERROR: {
    ...failed,
    code: "BROWSER_ERROR",
    title: "Browser Error",
    text: "Failed to open native browser. Opening in new tab.",
  },
  COPY_REFUSED: {
    ...failed,
    code: "COPY_REFUSED",
    title: "Not copied",
    text: "This browser does not allow copying here.",
  },
  NO_TEST_FUNDS: { ...failed, code: "NO_TEST_FUNDS", title: "No test funds", text: "{reason}" },
  NO_PROFILE: {
    ...info,
    code: "NO_PROFILE",
    title: "No profile yet",
    text: "Connect a wallet first: it is your profile.",
    action: "connect",
  },

  // Services
  RATE_LIMIT_EXCEEDED: {
    ...failed,
    code: "RATE_LIMIT_EXCEEDED",
    title: "Too Many Requests",
    text: "Too many requests. Wait {seconds} seconds, then try again.",
    action: "wait",
  },
  TIMEOUT_ERROR: {
    ...failed,
    code: "TIMEOUT_ERROR",
    title: "Timeout",
    text: "The answer took too long. Please try again.",
    action: "retry",
  },
  PERFORMANCE_DEGRADED: {
    tone: "warning",
    code: "PERFORMANCE_DEGRADED",
    title: "Slow Connection",
    text: "The connection is slow, so updates arrive late.",
  },
  WEBSOCKET_DISCONNECTED: {
    tone: "warning",
    code: "WEBSOCKET_DISCONNECTED",
    title: "Live Updates Lost",
    text: "Live updates were lost. Reconnecting.",
    action: "wait",
  },
  WEBSOCKET_FAILED: {
    tone: "warning",
    code: "WEBSOCKET_FAILED",
    title: "No Live Connection",
    text: "The live connection failed. Results are polled instead.",
  },
  SUBSCRIPTION_DROPPED: {
    tone: "warning",
    code: "SUBSCRIPTION_DROPPED",
    title: "Updates Interrupted",
    text: "Updates were interrupted and have been requested again.",
  },
  CACHE_MISS: {
    ...info,
    code: "CACHE_MISS",
    title: "Not Available Offline",
    text: "This is not stored on this device. Connect to the network to load it.",
  },
  CACHE_CORRUPTED: {
    tone: "warning",
    code: "CACHE_CORRUPTED",
    title: "Stored Data Reset",
    text: "Stored data was not valid and has been reset.",
  },
  STORAGE_ERROR: {
    tone: "warning",
    code: "STORAGE_ERROR",
    title: "Storage Not Available",
    text: "This browser gives no storage, so settings are lost when the page closes.",
  },
  SESSION_EXPIRED: {
    ...info,
    code: "SESSION_EXPIRED",
    title: "Session Expired",
    text: "Your session has expired. Sign in with your wallet again.",
    action: "connect",
  },
  UNAUTHORIZED: { ...failed, code: "UNAUTHORIZED", title: "Not Allowed", text: "This wallet may not do that." },
  TOKEN_INVALID: {
    ...failed,
    code: "TOKEN_INVALID",
    title: "Sign-in Not Valid",
    text: "The sign-in is not valid any more. Sign in with your wallet again.",
    action: "connect",
  },
  API_ERROR: {
    ...failed,
    code: "API_ERROR",
    title: "Service Error",
    text: "The service answered with an error. Please try again.",
    action: "retry",
  },
  SERVICE_UNAVAILABLE: {
    ...failed,
    code: "SERVICE_UNAVAILABLE",
    title: "Service Unavailable",
    text: "The service is not available at the moment. Please try again later.",
    action: "retry",
  },
  INTEGRATION_FAILURE: {
    ...failed,
    code: "INTEGRATION_FAILURE",
    title: "Partner Service Failed",
    text: "A partner's service did not answer. Everything else still works.",
    action: "retry",
  },
} as const satisfies Readonly<Record<string, MessageEntry>>

export type MessageId = keyof typeof catalogue
