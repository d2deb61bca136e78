import { DocsContext, Story, useOf } from "@storybook/addon-docs/blocks"
import { type ComponentProps, useContext } from "react"

/** Pages whose stories open over the whole window; drawn in the page itself, they would cover all that it says. */
const opensOverWindow = new Set([
  "bottom-sheet",
  "dialog",
  "drawer",
  "games/page/rules-dialog",
  "games/page/game-settings",
  "games/screen/set-bet-dialog",
  "home/ui/game-dialogs",
  "overlays/Drawers",
  "overlays/Panels that do not come",
  "Settings/Settings",
  "Share",
  "Shell/Command menu",
  "Terms",
  "wallet/ui/wallet-dialog",
])

/** A story within a documentation page, in a window of its own where it would cover the page. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? "story", ["story"])
  const { globals } = useContext(DocsContext).getStoryContext(story)
  if (!opensOverWindow.has(story.title)) return <Story {...props} />
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === "string" ? `${name}:${value}` : [],
  )
  const address = new URLSearchParams({ viewMode: "story", id: story.id, globals: chosen.join(";") })
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${address}`}
      loading="lazy"
      data-framed-story={story.id}
      className="block h-160 w-full border-0"
    />
  )
}
