import { visibleText } from "@dghrt/design-system"
import { fromBase58 } from "#contract/base58"

export type Found =
  | { kind: "player"; address: string }
  | { kind: "transaction"; signature: string }
  | { kind: "game"; id: string }

export interface FindableGame {
  id: string
  name: string
}

/** Parts of an explorer's address after which a wallet or a signature stands. */
const linked =
  /^(?:https?:\/\/)?[^\s/]+\/(?:.*\/)?(?:tx|transaction|account|address|player|token)\/([1-9A-HJ-NP-Za-km-z]{32,88})(?!\w)/

/** The wallet or signature that a pasted link of an explorer is about; another text unchanged. */
const fromLink = (text: string): string => linked.exec(text)?.[1] ?? text
/** Without the quotes, brackets, commas and stops that a text had around it. */
const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")

/** What a search text means, a pasted explorer link included: its length in bytes distinguishes a wallet from a signature; otherwise it may be a game's name. */
export function findBy(text: string, games: readonly FindableGame[]): Found | null {
  const wanted = fromLink(withoutMarks(visibleText(text)))
  const bytes = wanted.length >= 32 && wanted.length <= 88 ? (fromBase58(wanted)?.length ?? 0) : 0
  if (bytes === 32) return { kind: "player", address: wanted }
  if (bytes === 64) return { kind: "transaction", signature: wanted }
  const name = wanted.toLowerCase().replace(/[^a-z0-9]/g, "")
  if (name === "") return null
  const game =
    games.find((one) => one.id === name) ??
    games.find((one) =>
      one.name
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")
        .startsWith(name),
    )
  return game ? { kind: "game", id: game.id } : null
}
