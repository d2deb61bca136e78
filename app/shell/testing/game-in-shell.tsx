import type { ComponentType, CSSProperties, ReactNode } from "react"
import { BottomNavView } from "../bottom-nav-view"
import GameTitle from "../game-title"
import { HeaderView } from "../header-view"
import { JackpotView } from "../jackpot-view"
import { pageClasses } from "../page-classes"
import { TestingBanner } from "../testing-banner"
import { ConnectedBalance, WalletChip } from "../wallet-chip"
import { player, StoryFrame } from "./story-frame"

const ignore = () => undefined

interface GameInShellProps {
  Story: ComponentType
  /** A notice as high as the session bar. */
  notice: boolean
  /** Whose name is in the header. */
  gameId?: string
  balance?: ReactNode
}

/** A game's story between header and tabs, with the testing banner. */
export function GameInShell({ Story, notice, gameId = "magic8ball", balance = null }: GameInShellProps) {
  return (
    <StoryFrame>
      <div data-testing className={pageClasses.canvas}>
        <TestingBanner cluster="localnet" />
        <HeaderView
          connected
          leaderboard
          unread={0}
          title={<GameTitle gameId={gameId} />}
          jackpot={<JackpotView amount={1_043_700_000n} decimals={9} symbol="SOL" />}
          balance={balance}
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
