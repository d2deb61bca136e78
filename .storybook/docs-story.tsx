import { DocsContext, Story, useOf } from "@storybook/addon-docs/blocks"
import { type ComponentProps, useContext } from "react"

/** Pages whose stories open over the whole window; drawn in the page itself, they would cover all that it says. */
const opensOverWindow = new Set([
  "App/Overlays/Drawers",
  "App/Overlays/Loading and failed panels",
  "App/Shell/Command menu",
  "Components/Overlays/Bottom sheet",
  "Components/Overlays/Dialog",
  "Components/Overlays/Drawer",
  "Components/Overlays/Dropdown menu",
  "Components/Overlays/Popover",
  "Features/Games/Game settings",
  "Features/Games/Rules dialog",
  "Features/Games/Set bet dialog",
  "Features/Home/Game dialogs",
  "Features/Settings/Settings",
  "Features/Share",
  "Features/Terms",
  "Features/Wallet/Wallet dialog",
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
