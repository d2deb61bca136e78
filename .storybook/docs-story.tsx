import { DocsContext, Story, useOf } from "@storybook/addon-docs/blocks"
import type { Parameters } from "@storybook/react-vite"
import { type ComponentProps, useContext } from "react"
import { framedParameter } from "./framed-window"

/** Pages whose stories are fixed to the window; drawn in the page itself, they would cover it or be cut away. */
const opensOverWindow = new Set([
  "App/Overlays/Drawers",
  "App/Overlays/Failure notice",
  "App/Overlays/Install banner",
  "App/Overlays/Loading and failed panels",
  "App/Overlays/No panel can load",
  "App/Shell/Command menu",
  "Components/Feedback/Toast",
  "Components/Overlays/Bottom sheet",
  "Components/Overlays/Dialog",
  "Components/Overlays/Drawer",
  "Components/Overlays/Dropdown menu",
  "Components/Overlays/Popover",
  "Features/Games/Game settings",
  "Features/Games/Rules dialog",
  "Features/Games/Set bet dialog",
  "Features/Home/Game dialogs",
  "Features/Play limits",
  "Features/Settings/Settings",
  "Features/Share",
  "Features/Terms",
  "Features/Wallet/Wallet dialog",
])

/** A story within a documentation page, in a window of its own where it would cover the page or needs another one. */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? "story", ["story"])
  const { globals } = useContext(DocsContext).getStoryContext(story)
  const { viewport, motion } = story.storyGlobals
  // A story may also ask for a window because it changes the root of the page, which all stories of a page share.
  if (!opensOverWindow.has(story.title) && !viewport && !motion && story.parameters.ownWindow !== true)
    return <Story {...props} />
  const chosen = Object.entries({ ...globals, ...story.storyGlobals }).flatMap(([name, value]) =>
    typeof value === "string" ? `${name}:${value}` : [],
  )
  const address = new URLSearchParams({
    viewMode: "story",
    id: story.id,
    globals: chosen.join(";"),
    [framedParameter]: "",
  })
  const { width, height } = windowOf(story.parameters, viewport)
  return (
    <iframe
      title={story.name}
      src={`iframe.html?${address}`}
      loading="lazy"
      data-framed-story={story.id}
      className="mx-auto block h-160 max-w-full border-0"
      style={{ width, height: motion && !viewport ? quietHeight : height }}
    />
  )
}

/** Of a story that differs by its motion alone: a line or a card, no screen. */
const quietHeight = "14rem"

/** The window that a story asks for by its `viewport`; the width of the page where it asks for none. */
function windowOf({ viewport }: Parameters, chosen: unknown): { width: string; height?: string } {
  const name = typeof chosen === "object" && chosen !== null && "value" in chosen ? String(chosen.value) : ""
  return { width: "100%", ...viewport?.options?.[name]?.styles }
}
