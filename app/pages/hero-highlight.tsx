import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { catalogueOf } from "#features/games"
import { loadHeroHighlight } from "#features/home"
import { lazyPart } from "#features/lazy-parts"
import { JackpotFrame } from "#features/pools"
import { useConfig } from "../shell/app-config"

const Highlight = lazyPart(loadHeroHighlight, {
  waiting: ({ line }) => <JackpotFrame label="" figure="" note={line} />,
})

/** What has the large place of the first view while the jackpot is small. */
export default function HeroHighlight({ line }: { line: ReactNode }) {
  const config = useConfig()
  return (
    <Highlight
      line={line}
      games={catalogueOf(config)}
      tokens={config.tokens}
      winLink={(signature, content) => (
        <Link to="/explorer/transaction/$txId" params={{ txId: signature }} className="underline underline-offset-2">
          {content}
        </Link>
      )}
    />
  )
}
