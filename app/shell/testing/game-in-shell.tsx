import type { ComponentType, CSSProperties } from "react"
import { BottomNavView } from "../bottom-nav-view"
import { HeaderView } from "../header-view"
import { JackpotView } from "../jackpot-view"
import { pageClasses } from "../page-classes"
import { TestingBanner } from "../testing-banner"
import { ConnectedBalance, WalletChip } from "../wallet-chip"
import { player, StoryFrame } from "./story-frame"

const ignore = () => undefined

/** A game's story between header and tabs, with the testing banner and a notice as high as the session bar. */
export function GameInShell({ Story, notice }: { Story: ComponentType; notice: boolean }) {
  return (
    <StoryFrame>
      <div data-testing className={pageClasses.canvas}>
        <TestingBanner cluster="localnet" />
        <HeaderView
          connected
          leaderboard
          unread={0}
          title={
            <span data-slot="game-title" className="line-clamp-2">
              Magic 8 Ball
            </span>
          }
          jackpot={<JackpotView amount={1_043_700_000n} decimals={9} symbol="SOL" />}
          balance={null}
          account={
            <WalletChip address={player} balance={<ConnectedBalance balance={{ amount: "9.743", symbol: "SOL" }} />} />
          }
          ticker={null}
          onMenu={ignore}
          onSettings={ignore}
          onTheme={ignore}
          onChat={ignore}
        />
        <main className={pageClasses.main}>
          <div data-slot="game-frame" style={{ "--notice-height": notice ? "32px" : "0px" } as CSSProperties}>
            {notice && <div className="h-8" />}
            <Story />
          </div>
        </main>
        <BottomNavView
          address={player}
          current="games"
          onGames={ignore}
          onMore={ignore}
          onNoProfile={ignore}
          onTurn={ignore}
        />
      </div>
    </StoryFrame>
  )
}
