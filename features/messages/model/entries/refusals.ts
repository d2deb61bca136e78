import { failed, info, type MessageEntries } from "./message-entry"

/** Bets that the app itself does not send: a limit, a cost, or a check that could not be made. */
export const refusalMessages = {
  BET_REFUSED: {
    ...failed,
    code: "BET_REFUSED",
    title: "Bet Not Sent",
    text: "This bet was not sent.",
    next: "Change the bet, then play again.",
  },
  INVALID_BET: { ...failed, code: "1K3A", title: "Invalid Bet", text: "Enter a valid bet amount." },
  BET_TOO_HIGH: {
    ...failed,
    code: "BET_TOO_HIGH",
    title: "Bet Too High",
    text: "This bet could win more than the pool can pay. With these settings the most you can bet is {max}.",
  },
  BET_TOO_LOW: { ...failed, code: "BET_TOO_LOW", title: "Bet Too Low", text: "The smallest bet here is {min}." },
  INSUFFICIENT_BALANCE: {
    ...failed,
    code: "INSUFFICIENT_BALANCE",
    title: "Insufficient Balance",
    text: "You don't have enough tokens to place this bet. It needs {needed} including fees, rent and the balance a wallet has to keep. Your wallet holds {balance}.",
  },
  MISSING_SOL: {
    ...failed,
    code: "MISSING_SOL",
    title: "SOL Needed for Fees",
    text: "{missing} are missing for network fees and rent.",
  },
  MISSING_SOL_AT_BET: {
    ...failed,
    code: "MISSING_SOL",
    title: "SOL Needed for Fees",
    text: "This bet needs {needed} for network fees, rent and the balance a wallet has to keep. Your wallet holds {balance}: {missing} are missing. Nothing was sent.",
  },
  RUN_ABOVE_PAYOUT: {
    ...info,
    code: "RUN_ABOVE_PAYOUT",
    title: "Payout Limit Reached",
    text: "The pool pays at most {max}, so this goes no further.",
  },
  RUN_ABOVE_BALANCE: {
    ...info,
    code: "RUN_ABOVE_BALANCE",
    title: "Insufficient Balance",
    text: "The next step takes {needed} with its fees; you can play {spendable}.",
  },
  POOL_CLOSED: {
    ...failed,
    code: "POOL_CLOSED",
    title: "Pool Closed",
    text: "The pool takes no bets at the moment. Nothing was sent.",
  },
  ACCOUNT_FROZEN: {
    ...failed,
    code: "ACCOUNT_FROZEN",
    title: "Account Frozen",
    text: "The issuer of {symbol} has frozen your {symbol} account, so nothing can be bet from it. Nothing was sent.",
  },
  FEE_ABOVE_CEILING: {
    ...failed,
    code: "FEE_ABOVE_CEILING",
    title: "Fee Not Allowed",
    text: "This platform's fee is above what the pool allows, so the bet was not sent. Please report this.",
  },
  COSTS_CHANGED: {
    tone: "warning",
    code: "COSTS_CHANGED",
    title: "Costs Changed",
    text: "The costs of this bet have changed. Nothing was sent. Check the new costs, then play again.",
  },
  POLICY_UNAVAILABLE: {
    ...failed,
    code: "POLICY_UNAVAILABLE",
    title: "Bet Not Checked",
    text: "It could not be checked whether this bet is allowed. Nothing was sent. Try again in a moment.",
  },
  QUOTE_UNAVAILABLE: {
    ...failed,
    code: "QUOTE_UNAVAILABLE",
    title: "Costs Not Known",
    text: "The costs of this bet could not be read. Nothing was sent. Try again in a moment.",
  },
  FREE_NOTHING_TO_WIN: {
    ...failed,
    code: "FREE_NOTHING_TO_WIN",
    title: "Invalid Bet",
    text: "There is nothing to play for in this bet.",
  },
  FREE_ABOVE_PAYOUT: {
    ...failed,
    code: "FREE_ABOVE_PAYOUT",
    title: "Bet Too High",
    text: "Free play pays at most {max} on one bet.",
  },
  FREE_ABOVE_BALANCE: {
    ...failed,
    code: "FREE_ABOVE_BALANCE",
    title: "Insufficient Balance",
    text: "Your free-play balance does not cover this bet. Reset it to go on.",
  },
} as const satisfies MessageEntries
