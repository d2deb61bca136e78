import { betTexts } from "@dghrt/betting/model"
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
  INVALID_BET: { ...failed, code: "1K3A", title: "Invalid Bet", text: betTexts.INVALID_BET },
  BET_TOO_HIGH: {
    ...failed,
    code: "BET_TOO_HIGH",
    title: "Bet Too High",
    text: betTexts.BET_TOO_HIGH,
  },
  BET_TOO_LOW: { ...failed, code: "BET_TOO_LOW", title: "Bet Too Low", text: betTexts.BET_TOO_LOW },
  INSUFFICIENT_BALANCE: {
    ...failed,
    code: "INSUFFICIENT_BALANCE",
    title: "Insufficient Balance",
    text: betTexts.INSUFFICIENT_BALANCE,
  },
  MISSING_SOL: {
    ...failed,
    code: "MISSING_SOL",
    title: "SOL Needed for Fees",
    text: "You need {missing} more for network fees and for opening accounts.",
  },
  MISSING_SOL_AT_BET: {
    ...failed,
    code: "MISSING_SOL",
    title: "SOL Needed for Fees",
    text: betTexts.MISSING_SOL_AT_BET,
  },
  RUN_ABOVE_PAYOUT: {
    ...info,
    code: "RUN_ABOVE_PAYOUT",
    title: "Payout Limit Reached",
    text: "The pool can pay at most {max}.",
  },
  RUN_ABOVE_BALANCE: {
    ...info,
    code: "RUN_ABOVE_BALANCE",
    title: "Insufficient Balance",
    text: "The next step costs {needed} with fees. You can bet {spendable}.",
  },
  POOL_CLOSED: {
    ...failed,
    code: "POOL_CLOSED",
    title: "Pool Closed",
    text: betTexts.POOL_CLOSED,
  },
  ACCOUNT_FROZEN: {
    ...failed,
    code: "ACCOUNT_FROZEN",
    title: "Account Frozen",
    text: betTexts.ACCOUNT_FROZEN,
  },
  FEE_ABOVE_CEILING: {
    ...failed,
    code: "FEE_ABOVE_CEILING",
    title: "Fee Not Allowed",
    text: betTexts.FEE_ABOVE_CEILING,
  },
  COSTS_CHANGED: {
    tone: "warning",
    code: "COSTS_CHANGED",
    title: "Costs Changed",
    text: betTexts.COSTS_CHANGED,
  },
  POLICY_UNAVAILABLE: {
    ...failed,
    code: "POLICY_UNAVAILABLE",
    title: "Bet Not Checked",
    text: betTexts.POLICY_UNAVAILABLE,
  },
  QUOTE_UNAVAILABLE: {
    ...failed,
    code: "QUOTE_UNAVAILABLE",
    title: "Costs Not Known",
    text: betTexts.QUOTE_UNAVAILABLE,
  },
  FREE_NOTHING_TO_WIN: {
    ...failed,
    code: "FREE_NOTHING_TO_WIN",
    title: "Invalid Bet",
    text: "This bet cannot pay anything.",
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
