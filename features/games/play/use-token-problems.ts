import { useCallback, useState } from "react"
import useSWR from "swr"
import type { TokenConfig } from "#contract/config"
import type { TokenOption } from "../kit/board-betting"
import type { PlaySession } from "./play-session"
import { readToken, type TokenReading } from "./use-token-facts"

/** What the chain says of each token, in their order. Nothing is asked until the choice is first shown. */
export function useTokenProblems(session: PlaySession, tokens: readonly TokenConfig[]) {
  const [shown, setShown] = useState(false)
  const onTokensShown = useCallback(() => setShown(true), [])
  const { program, address } = session
  const { data } = useSWR(
    shown && program ? ["token-problems", address, ...tokens.map(({ mint }) => mint)] : null,
    async () => {
      const chain = await program?.chain()
      return chain && Promise.all(tokens.map((token) => readToken(chain, token)))
    },
  )
  return { onTokensShown, readings: data ?? none }
}

const none: readonly TokenReading[] = []

/** A token without a pool cannot be chosen; a paused pool may open again. */
export function tokenOption({ mint, symbol }: TokenConfig, reading: TokenReading | undefined): TokenOption {
  if (reading?.status !== "ready" || reading.problem === null) return { mint, symbol }
  return { mint, symbol, problem: reading.problem, disabled: reading.pool === null }
}
