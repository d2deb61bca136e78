import type { AppConfig } from "#contract/config"
import { catalogueOf } from "#features/games"
import { ExplorerProvider, type ExplorerSurroundings } from "../data/explorer-context"
import { sampleCreator, samplePlayers, sampleSol } from "./sample-plays"

export const sampleUsdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const poolAuthority = "11111111111111111111111111111111"

const config: AppConfig = {
  cluster: "mainnet-beta",
  rpcUrl: "http://127.0.0.1:9",
  wsUrl: "ws://127.0.0.1:9",
  creator: sampleCreator,
  tokens: [
    { mint: sampleSol, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority },
    { mint: sampleUsdc, symbol: "USDC", name: "USD Coin", decimals: 6, poolAuthority },
  ],
}

/** Surroundings without an app: links are anchors whose address says where they lead. */
export const sampleSurroundings: ExplorerSurroundings = {
  config,
  own: samplePlayers[1],
  games: catalogueOf(config),
  links: {
    landing: (content) => <a href="#explorer">{content}</a>,
    platform: (content, anchor = "") => <a href={`#platform-${anchor}`}>{content}</a>,
    player: (address, content) => <a href={`#player-${address}`}>{content}</a>,
    transaction: (signature, content) => <a href={`#transaction-${signature}`}>{content}</a>,
    pool: (mint, content) => <a href={`#pool-${mint}`}>{content}</a>,
    game: (gameId, content) => <a href={`#game-${gameId}`}>{content}</a>,
    verify: (signature, content) => <a href={`#verify-${signature}`}>{content}</a>,
  },
}

/** Decorates a story of the explorer. */
export const inExplorer = (Story: () => JSX.Element) => (
  <ExplorerProvider value={sampleSurroundings}>
    <div className="p-6 text-text max-md:p-3">{Story()}</div>
  </ExplorerProvider>
)
