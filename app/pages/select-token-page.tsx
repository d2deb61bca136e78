import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { priorityFeeSetting, tokenOf, useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { SelectTokenScreen } from "../money/select-token-screen"
import type { SelectTokenTab } from "../money/select-token-tabs"
import { useChooseToken } from "../money/use-choose-token"
import { changePriorityFee } from "../money/use-token-screen"
import { useConfig } from "../shell/app-config"
import { goBack } from "./go-back"
import { ReferralDashboardPanel } from "./referral-dashboard-panel"

/** Token and priority fee as a page. Nothing is stored before it is confirmed. */
export function SelectTokenPage({
  tab,
  onTabChange,
}: {
  tab: SelectTokenTab
  onTabChange: (tab: SelectTokenTab) => void
}) {
  const router = useRouter()
  const { address } = useWallet()
  const current = tokenOf(useSelection(useConfig())).mint
  const [mint, setMint] = useState<string | null>(null)
  const [lamports, setLamports] = useState<bigint | null>(null)
  const choose = useChooseToken()
  // A visitor has chosen nothing, so that there is nothing to confirm.
  const chosen = mint ?? (address === null ? null : current)
  function confirm() {
    if (chosen !== null && chosen !== current) choose(chosen)
    changePriorityFee(lamports ?? priorityFeeSetting.current())
    goBack(router)
  }
  return (
    <section className="mx-auto w-full max-w-240" aria-labelledby="select-token-title">
      <h1 id="select-token-title" className="type-d2 type-display">
        Select a Token
      </h1>
      <p className="mt-1.5 mb-5 text-text-secondary">Choose your coin and network fee.</p>
      <SelectTokenScreen
        tab={tab}
        onTabChange={onTabChange}
        referral={<ReferralDashboardPanel variant="panel" />}
        draft={{
          mint: chosen,
          lamports,
          onMint: setMint,
          onLamports: setLamports,
          onConfirm: chosen === null ? null : confirm,
          onCancel: () => goBack(router),
        }}
      />
    </section>
  )
}
