import { Button, Tabs, TabsContent, TabsList, TabsTrigger } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { FeesPanel, type FeesPanelProps } from "./fees-panel"
import { InvitePanel, type InvitePanelProps } from "./invite-panel"
import { type TokenSummary, TokenSummaryCard } from "./token-summary"
import { TokensPanel, type TokensPanelProps } from "./tokens-panel"

export type { TokenChoice } from "./tokens-panel"
export type SelectTokenTab = "tokens" | "fees" | "invite"

type Shared = "connected" | "onConnect"

export interface SelectTokenProps {
  tab: SelectTokenTab
  onTabChange: (tab: SelectTokenTab) => void
  connected: boolean
  onConnect: () => void
  tokens: Omit<TokensPanelProps, Shared>
  fees: Omit<FeesPanelProps, Shared | "described">
  invite: Omit<InvitePanelProps, Shared | "onConnect">
  /** Only on the page, where choices are confirmed together. */
  page?: PageExtras
}

interface PageExtras {
  /** What the chosen token costs to play with; null while none is chosen. */
  summary: TokenSummary | null
  /** Null while there is nothing that could be confirmed. */
  onConfirm: (() => void) | null
  onCancel: () => void
}

const isTab = (value: string): value is SelectTokenTab => value === "tokens" || value === "fees" || value === "invite"

/** The token, the priority fee and the invitation. A dialog takes each choice at once, a page when it is confirmed. */
export function SelectToken(props: SelectTokenProps) {
  const { tab, onTabChange, connected, onConnect, tokens, fees, invite, page } = props
  const shared = { connected, onConnect }
  return (
    <Tabs value={tab} onValueChange={(next) => isTab(next) && onTabChange(next)}>
      <TabsList label="Token, fees and invitation">
        <TabsTrigger value="tokens">Tokens</TabsTrigger>
        <TabsTrigger value="fees">Fees</TabsTrigger>
        <TabsTrigger value="invite">{page ? "Referral" : "Invite"}</TabsTrigger>
      </TabsList>
      <TabsContent value="tokens">
        <BesideSummary page={page}>
          <TokensPanel {...tokens} {...shared} />
        </BesideSummary>
      </TabsContent>
      <TabsContent value="fees">
        <BesideSummary page={page}>
          <FeesPanel {...fees} {...shared} described={page !== undefined} />
        </BesideSummary>
      </TabsContent>
      <TabsContent value="invite">
        <div className={page && "max-w-140"}>
          <InvitePanel {...invite} {...shared} />
        </div>
      </TabsContent>
    </Tabs>
  )
}

/** The list on the left, on wide pages, and what the choice costs on the right. */
function BesideSummary({ page, children }: { page: PageExtras | undefined; children: ReactNode }) {
  if (!page) return children
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(17rem,1fr)]">
      <div>{children}</div>
      <TokenSummaryCard
        summary={page.summary}
        actions={
          <div className="grid grid-cols-1 gap-2 max-lg:sticky max-lg:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-lg:border-hair max-lg:border-t max-lg:bg-surface max-lg:py-3">
            <Button
              variant="primary"
              size="lg"
              disabled={page.onConfirm === null}
              onClick={page.onConfirm ?? undefined}
              className="w-full"
            >
              Confirm Selection
            </Button>
            <Button variant="ghost" onClick={page.onCancel} className="w-full max-lg:hidden">
              Cancel
            </Button>
          </div>
        }
      />
    </div>
  )
}
