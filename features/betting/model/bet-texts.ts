/** What the engine says of a bet, by the name of the message, in English. What stands in braces is filled in. */
export const betTexts = {
  BLOCKHASH:
    "Your wallet took too long, so we did not send the bet. Nothing was charged. Play again and sign it within a minute.",
  BET_EXPIRED: "The bet did not reach the network in time and has expired. Your wager is still in your wallet.",
  BET_ROLLED_BACK:
    "The game program refused the bet. Your wager is still in your wallet. You paid only the network fee.",
  BET_CANCELLED: "You took the bet back before its result. Its wager is back in your wallet.",
  BET_NOT_FOLLOWED: "We lost sight of this bet. It may have been placed. Reload before you bet again.",
  BET_OUT_OF_SIGHT:
    "We lost sight of this bet, and it may still count. If you bet again, only one of the two can take your stake; the other may cost its network fee ({fee}).",
  STEP_OUT_OF_SIGHT: "We lost sight of this step, and it may still count. Cash out ends the run here, not the step.",
  BET_REFUSED_BY_NODE:
    "Your node says that the network refused this bet. If you bet again, only one of the two can take your stake.",
  BET_NOT_COUNTED: "Your earlier bet did not count.",
  BET_STOPPED:
    "The network stopped this bet, because an earlier one came first. Your wager is still in your wallet. You paid only the network fee ({fee}).",
  BET_STOPPED_BY_WALLET:
    "A guard that your wallet added stopped this bet. Your wager is still in your wallet. You paid only the network fee ({fee}).",
  BET_STOPPED_SAYS_NODE:
    "Your node says that a guard of your wallet stopped this bet. If you bet again, only one of the two can take your stake.",
  EARLIER_BET_COUNTED:
    "Your earlier bet counted after all. The network stopped the later one, which cost at most its network fee ({fee}).",
  EARLIER_BET_COUNTED_ALONE: "Your earlier bet counted after all.",
  BET_UNKNOWN: "We do not know what became of this bet. It can still count. If it does, its result appears here.",
  BET_UNKNOWN_OVER:
    "We do not know what became of this bet. It can no longer reach the network. If it did before, its result appears here.",
  BET_LATE: "The network does not have your bet yet. We know more in {seconds} s at most.",
  NETWORK_STANDS_STILL: "The Solana network stands still at the moment. Your bet waits with it.",
  EARLIER_BET_OPEN:
    "Your earlier bet may still count, so we placed no bet: the chain could take both. You can bet again within 15 minutes of the earlier one.",
  RESULT_NOT_PROVEN: "Your node names a result that contradicts the seed hash before your bet. We keep asking.",
  PLAYING_ELSEWHERE: "Another tab is playing a bet with this wallet. Finish it there.",
  WAITING_FOR_WALLET: "Your wallet is waiting: sign the bet there, or decline it.",
  WALLET_WAIT_STOPPED:
    "Your wallet did not answer, and you stopped waiting. We do not use a signature that comes later.",
  SIGN_AGAIN: "Your approval came too late, so we did not send that bet. Please sign it again.",
  WAITING_FOR_NETWORK: "The network is slow to answer. Nothing has been signed yet.",
  WAITING_FOR_RESULT: "The network does not answer. Your bet is safe: we keep asking until it does.",
  ACCOUNT_SETUP_FAILED: "We could not open your account. No bet was placed.",
  RPC_ERROR: "The Solana nodes answer with an error. No bet was placed. Try again in a moment.",
  UNKNOWN: "An unknown error occurred.",
  POOL_CLOSED: "The pool takes no bets at the moment. Nothing was sent.",
  INVALID_BET: "Enter a valid bet amount.",
  BET_TOO_LOW: "The smallest bet here is {min}.",
  BET_TOO_HIGH: "This bet could win more than the pool can pay. With these settings the most you can bet is {max}.",
  INSUFFICIENT_BALANCE:
    "You don't have enough tokens to place this bet. It needs {needed}, with fees, deposits, account set-up and the balance that a wallet must keep. Your wallet holds {balance}.",
  MISSING_SOL_AT_BET:
    "This bet needs {needed} for network fees, deposits, account set-up and the balance that a wallet must keep. Your wallet holds {balance}: {missing} are missing. Nothing was sent.",
  ACCOUNT_FROZEN:
    "The issuer of {symbol} has frozen your {symbol} account, so you cannot bet from it. Nothing was sent.",
  FEE_ABOVE_CEILING:
    "This platform's fee is above what the pool allows, so we did not send the bet. Please report this.",
  COSTS_CHANGED: "The costs of this bet have changed. Nothing was sent. Check the new costs, then play again.",
  POLICY_UNAVAILABLE: "We could not check whether this bet is allowed. Nothing was sent. Try again in a moment.",
  QUOTE_UNAVAILABLE: "We could not read the costs of this bet. Nothing was sent. Try again in a moment.",
} as const
