import { copyText, formatUnits, useNow } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { useSnapshot } from "valtio"
import { solMint } from "#contract/config"
import type { TokenFacts } from "#features/games"
import { serverNowMs } from "#features/kernel"
import { jackpotFeeSetting } from "#features/pools"
import { ageText, centsOf, centsText, usablePriceOf, usePrices } from "#features/prices"
import {
  freePlayToken,
  isHighFee,
  priorityFeeSetting,
  type SelectTokenProps,
  suggestedFee,
  tokenOf,
  useSelection,
} from "#features/tokens"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "../shell/app-config"
import { announce } from "../shell/toasts"
import { choicesOf, minimumOf, summaryOf } from "./token-choices"
import { useChooseToken } from "./use-choose-token"

/** What was chosen on the page and not confirmed yet. */
export interface Draft {
  mint: string | null
  lamports: bigint | null
  onMint: (mint: string) => void
  onLamports: (lamports: bigint) => void
  /** Null while there is nothing to confirm. */
  onConfirm: (() => void) | null
  onCancel: () => void
}

interface ScreenInput {
  facts: TokenFacts
  referral: ReactNode
  draft: Draft | undefined
}

/** Everything that the token dialog and page show, from the chain, the prices and this browser's settings. */
export function useTokenScreen({
  facts,
  referral,
  draft,
}: ScreenInput): Omit<SelectTokenProps, "tab" | "onTabChange" | "onConnect"> {
  const config = useConfig()
  const { address } = useWallet()
  const selection = useSelection(config)
  const { lamports } = useSnapshot(priorityFeeSetting.state)
  const { fee: jackpotFee } = useSnapshot(jackpotFeeSetting.state)
  const choose = useChooseToken()
  const { tokens: prices } = usePrices(config.tokens)
  const nowMs = useNow(1_000, serverNowMs)
  const solPrice = usablePriceOf(prices, solMint, nowMs)
  const usdOf = (amount: bigint) => (solPrice === null ? null : `~${centsText(centsOf(amount, solPrice, 9))}`)
  const selected = draft ? draft.mint : tokenOf(selection).mint
  const token = [freePlayToken, ...config.tokens].find(({ mint }) => mint === selected)
  const minimum = token ? minimumOf({ token, facts, prices, nowMs }) : null
  const newest = Math.max(...prices.map(({ lastUpdated }) => lastUpdated ?? 0))

  return {
    connected: address !== null,
    tokens: {
      choices: choicesOf({ tokens: config.tokens, facts, prices, nowMs }),
      selected,
      onSelect: draft?.onMint ?? choose,
      blocked: address === null ? null : facts.blocked,
      priceAge: ageText(newest || null, nowMs),
      minimumWager: minimum && (minimum.note ?? minimum.value),
    },
    fees: {
      lamports,
      draft: draft?.lamports ?? null,
      onChoose: draft?.onLamports ?? changePriorityFee,
      usdOf,
      live: facts.unitPrices === null ? undefined : suggestedFee(facts.unitPrices),
    },
    invite: { link: address && inviteLink(address), onCopy: (button) => void copyInvite(address, button), referral },
    ...(draft && {
      page: {
        summary: summaryOf({
          token,
          facts,
          prices,
          nowMs,
          jackpotFee,
          priorityLamports: draft.lamports ?? lamports,
        }),
        onConfirm: draft.onConfirm,
        onCancel: draft.onCancel,
      },
    }),
  }
}

/** Stores the priority fee and announces it; choosing the same fee again announces nothing. */
export function changePriorityFee(lamports: bigint): void {
  if (lamports === priorityFeeSetting.current()) return
  priorityFeeSetting.set(lamports)
  announce("PRIORITY_FEE_UPDATED", { amount: `${formatUnits(lamports, 9)} SOL` })
  if (isHighFee(lamports)) announce("PRIORITY_FEE_HIGH")
}

const inviteLink = (address: string) => `${location.origin}/?ref=${address}`

/** Without a wallet there is no link. */
async function copyInvite(address: string | null, button: Element) {
  if (address === null) openOverlay("wallet")
  else announce((await copyText(inviteLink(address), button)) === "copied" ? "REFERRAL_COPY_SUCCESS" : "COPY_REFUSED")
}
