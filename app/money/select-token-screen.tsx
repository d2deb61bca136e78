import { SkeletonRows } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { loadTokenFacts } from "#features/games"
import { LoadingPart, lazyPart, notLoaded } from "#features/lazy-parts"
import { loadSelectToken } from "#features/tokens"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "../shell/app-config"
import type { SelectTokenTab } from "./select-token-tabs"
import { type Draft, useTokenScreen } from "./use-token-screen"

const placeholders = {
  waiting: (
    <LoadingPart name="The list of tokens">
      <SkeletonRows count={4} label="Loading tokens" />
    </LoadingPart>
  ),
  failed: notLoaded("The tokens"),
}
const TokenFacts = lazyPart(loadTokenFacts, placeholders)
const SelectToken = lazyPart(loadSelectToken, placeholders)

export interface SelectTokenScreenProps {
  tab: SelectTokenTab
  onTabChange: (tab: SelectTokenTab) => void
  /** What the referral programme shows a connected player. */
  referral?: ReactNode
  /** On the page only: what was chosen and not confirmed yet. */
  draft?: Draft
}

/** Tokens, fees and the invitation, in a dialog and on a page. */
export function SelectTokenScreen(props: SelectTokenScreenProps) {
  const config = useConfig()
  return <TokenFacts config={config}>{(facts) => <Screen {...props} facts={facts} />}</TokenFacts>
}

type ScreenProps = SelectTokenScreenProps & Pick<Parameters<typeof useTokenScreen>[0], "facts">

function Screen({ tab, onTabChange, referral, draft, facts }: ScreenProps) {
  const screen = useTokenScreen({ facts, referral, draft })
  return <SelectToken {...screen} tab={tab} onTabChange={onTabChange} onConnect={() => openOverlay("wallet")} />
}
