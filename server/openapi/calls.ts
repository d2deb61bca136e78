import * as v from "valibot"
import { accessOverride, accessOverrideContent } from "../contract/access-override"
import { address, transactionSignature } from "../contract/address"
import { biggestWin } from "../contract/biggest-win"
import {
  dailyStats,
  dailyStatsQuery,
  gameStats,
  gameStatsQuery,
  playerDays,
  playerDaysQuery,
  poolHistory,
  poolHistoryQuery,
} from "../contract/charts"
import { chatMessages, newMessage, posted, report, reportedMessages } from "../contract/chat"
import { clientErrorGroups, clientErrorReport } from "../contract/client-errors"
import { health, readiness } from "../contract/health"
import { leaderboard, leaderboardQuery } from "../contract/leaderboard"
import {
  cacheDone,
  cacheQuery,
  cacheStats,
  dnsQuery,
  dnsStatus,
  monitoring,
  parsedTransactions,
  parsedTransactionsQuery,
} from "../contract/monitoring"
import { multiplierLeaders, multiplierLeadersQuery } from "../contract/multiplier-leaders"
import { playAccess } from "../contract/play-access"
import { playerStats, playerTotals, playerTotalsQuery } from "../contract/players"
import { pools } from "../contract/pools"
import { prices } from "../contract/prices"
import { referralLeaders, referralSummary, referralSummaryQuery } from "../contract/referral"
import { rpcAnswers, rpcCalls } from "../contract/rpc"
import { playerSeriesQuery, series, seriesQuery } from "../contract/series"
import { challenge, challengeQuery, done, ownerAction, session, signedChallenge } from "../contract/session"
import { settledGameOfTransaction, settledGames } from "../contract/settled-games"
import { settledGameQuery, settledGamesQuery } from "../contract/settled-games-query"
import { platformStats } from "../contract/stats"
import { testimonies, witnessQuestion } from "../contract/witnesses"

export interface Call {
  method: "get" | "post" | "delete"
  /** As Hono writes it, with `:name` for a part. */
  path: string
  summary: string
  params?: v.GenericSchema
  query?: v.GenericSchema
  body?: v.GenericSchema
  reply: v.GenericSchema | "text"
  /** What 503 says where it is no sentence. */
  unavailable?: v.GenericSchema
}

const player = v.object({ address })

/** Every call of the API with its schemas. A test compares this list with the routes. */
export const calls: readonly Call[] = [
  { method: "get", path: "/api/health", summary: "Whether the process answers.", reply: health },
  { method: "get", path: "/api/ready", summary: "Whether database, chain and indexer work.", reply: readiness },
  {
    method: "get",
    path: "/api/stats",
    summary: "All plays of this casino in a few figures.",
    query: v.object({ creator: address }),
    reply: platformStats,
  },
  {
    method: "get",
    path: "/api/stats/daily",
    summary: "Plays in one token by UTC day.",
    query: dailyStatsQuery,
    reply: dailyStats,
  },
  {
    method: "get",
    path: "/api/stats/series",
    summary: "Plays in one token over time: by hour for a day, by day, or all of them.",
    query: seriesQuery,
    reply: series,
  },
  {
    method: "get",
    path: "/api/stats/games",
    summary: "Plays in one token by game.",
    query: gameStatsQuery,
    reply: gameStats,
  },
  {
    method: "get",
    path: "/api/events/settledGames",
    summary: "Settled plays, newest first, filtered, page by page.",
    query: settledGamesQuery,
    reply: settledGames,
  },
  {
    method: "get",
    path: "/api/wins/biggest",
    summary: "The win with the highest multiplier of the last 24 hours.",
    reply: biggestWin,
  },
  {
    method: "get",
    path: "/api/events/settledGame",
    summary: "The plays of one transaction, a bet or a settlement.",
    query: settledGameQuery,
    reply: settledGameOfTransaction,
  },
  {
    method: "get",
    path: "/api/player",
    summary: "One player's plays in US dollars, at the current prices.",
    query: playerTotalsQuery,
    reply: playerTotals,
  },
  {
    method: "get",
    path: "/api/players/:address",
    summary: "All plays of one player, per token and per game.",
    params: player,
    reply: playerStats,
  },
  {
    method: "get",
    path: "/api/players/:address/daily",
    summary: "Plays of one player in one token by UTC day.",
    params: player,
    query: playerDaysQuery,
    reply: playerDays,
  },
  {
    method: "get",
    path: "/api/players/:address/series",
    summary: "Plays of one player in one token over time.",
    params: player,
    query: playerSeriesQuery,
    reply: series,
  },
  {
    method: "get",
    path: "/api/leaderboard",
    summary: "The players who wagered most in one token.",
    query: leaderboardQuery,
    reply: leaderboard,
  },
  {
    method: "get",
    path: "/api/leaderboard/multipliers",
    summary: "The best win of each player in one token, of 10x and more.",
    query: multiplierLeadersQuery,
    reply: multiplierLeaders,
  },
  { method: "get", path: "/api/pools", summary: "What the pools hold.", reply: pools },
  {
    method: "get",
    path: "/api/pools/:mint/history",
    summary: "A pool by UTC day, as the plays of this casino saw it.",
    params: v.object({ mint: address }),
    query: poolHistoryQuery,
    reply: poolHistory,
  },
  {
    method: "get",
    path: "/api/services/coingecko",
    summary: "Prices in US dollars.",
    query: v.object({ ids: v.string(), vs_currencies: v.literal("usd") }),
    reply: prices,
  },
  {
    method: "get",
    path: "/api/services/transactions/:signature",
    summary: "A transaction with its logs.",
    params: v.object({ signature: transactionSignature }),
    reply: v.object({ signature: transactionSignature, slot: v.number(), logs: v.array(v.string()) }),
  },
  {
    method: "post",
    path: "/api/services/parsed-transactions",
    summary: "Several transactions with their logs.",
    body: parsedTransactionsQuery,
    reply: parsedTransactions,
  },
  {
    method: "post",
    path: "/api/rpc",
    summary: "Solana's JSON-RPC for this site's pages: its own methods and transactions alone, one call or up to 100.",
    body: rpcCalls,
    reply: rpcAnswers,
    unavailable: rpcAnswers,
  },
  {
    method: "post",
    path: "/api/rpc/witnesses",
    summary: "What two nodes say of a signed transaction.",
    body: witnessQuestion,
    reply: testimonies,
  },
  { method: "get", path: "/api/referral/leaders", summary: "Who brought the most players.", reply: referralLeaders },
  {
    method: "get",
    path: "/api/referral/summary",
    summary: "What one wallet's link brought.",
    query: referralSummaryQuery,
    reply: referralSummary,
  },
  {
    method: "get",
    path: "/api/monitoring/comprehensive-test",
    summary: "Tests the node, the newest play and the server's parts.",
    reply: monitoring,
  },
  {
    method: "get",
    path: "/api/dns/check-dns",
    summary: "How a host name of this site resolves.",
    query: dnsQuery,
    reply: dnsStatus,
  },
  {
    method: "get",
    path: "/api/cache/cache-admin",
    summary: "The transaction cache: its figures, or, for the owner, its cleanup.",
    query: cacheQuery,
    reply: v.union([cacheStats, cacheDone]),
  },
  { method: "get", path: "/api/cache/cache-warmup", summary: "Fills the shared answers.", reply: cacheDone },
  {
    method: "get",
    path: "/api/session/challenge",
    summary: "A message to sign, for sign-in or for an action of the owner.",
    query: challengeQuery,
    reply: challenge,
  },
  {
    method: "post",
    path: "/api/session/challenge",
    summary: "The same for an action that is too long for an address.",
    body: challengeQuery,
    reply: challenge,
  },
  { method: "get", path: "/api/session", summary: "The session of this browser.", reply: session },
  {
    method: "post",
    path: "/api/session",
    summary: "Signs in by the signature of a challenge.",
    body: signedChallenge,
    reply: session,
  },
  { method: "delete", path: "/api/session", summary: "Signs out.", reply: session },
  { method: "get", path: "/api/chat/chat", summary: "The newest chat messages.", reply: chatMessages },
  { method: "post", path: "/api/chat/chat", summary: "Sends a chat message.", body: newMessage, reply: posted },
  { method: "post", path: "/api/chat/report", summary: "Reports a chat message.", body: report, reply: done },
  {
    method: "get",
    path: "/api/chat/reports",
    summary: "Reported chat messages, for the owner's session.",
    reply: reportedMessages,
  },
  {
    method: "post",
    path: "/api/chat/moderation",
    summary: "Deletes a message or bans a wallet, by the owner's signature.",
    body: v.object({ ...signedChallenge.entries, action: ownerAction }),
    reply: done,
  },
  {
    method: "get",
    path: "/api/admin/access-override",
    summary: "Whether the casino is closed, and with which words.",
    reply: accessOverride,
  },
  {
    method: "post",
    path: "/api/admin/access-override",
    summary: "Closes or opens the casino, by the owner's signature.",
    body: v.object({ ...signedChallenge.entries, content: accessOverrideContent }),
    reply: done,
  },
  {
    method: "post",
    path: "/api/client-errors",
    summary: "Failures in a browser, redacted, and how its bets ended.",
    body: clientErrorReport,
    reply: done,
  },
  {
    method: "get",
    path: "/api/client-errors",
    summary: "Failures in browsers of the last 14 days, grouped, for the owner's session.",
    reply: clientErrorGroups,
  },
  {
    method: "get",
    path: "/api/access",
    summary: "Whether bets with real tokens may be started from where this request comes.",
    reply: playAccess,
  },
  { method: "get", path: "/api/metrics", summary: "Prometheus metrics, where they are switched on.", reply: "text" },
  { method: "get", path: "/api/openapi.json", summary: "This document.", reply: v.looseObject({}) },
]
