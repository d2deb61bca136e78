import { DocsContext, Story, useOf } from "@storybook/addon-docs/blocks"
import type { Parameters } from "@storybook/react-vite"
import { type ComponentProps, useContext, useEffect, useRef } from "react"

/** Pages whose stories open over the whole window; drawn in the page itself, they would cover all that it says. */
const opensOverWindow = new Set([
  "App/Overlays/Drawers",
  "App/Overlays/Loading and failed panels",
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
  if (!opensOverWindow.has(story.title) && !viewport && !motion)
    return (
      <>
        <Story {...props} />
        {story.playFunction && <Interactions id={story.id} />}
      </>
    )
  const chosen = Object.entries({ ...globals, ...story.storyGlobals }).flatMap(([name, value]) =>
    typeof value === "string" ? `${name}:${value}` : [],
  )
  const address = new URLSearchParams({ viewMode: "story", id: story.id, globals: chosen.join(";") })
  const { width, height } = windowOf(story.parameters, viewport)
  return (
    <>
      <Frame
        title={story.name}
        src={`iframe.html?${address}`}
        data-framed-story={story.id}
        style={{ width, height: motion && !viewport ? quietHeight : height }}
      />
      {story.playFunction && <Interactions id={story.id} />}
    </>
  )
}

/**
 * A story plays when its frame has loaded, and an overlay takes the focus. Until that has ended the frame is inert: frames
 * that take the focus from each other close each other's menus, and scroll the page away from what is being read.
 */
function Frame(props: ComponentProps<"iframe">) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.setAttribute("inert", ""), [])
  const release = () => frame.current?.removeAttribute("inert")
  return (
    <div onPointerDown={release}>
      <iframe
        {...props}
        ref={frame}
        loading="lazy"
        className="mx-auto block h-160 max-w-full border-0"
        onLoad={({ currentTarget }) => whenFinished(currentTarget.contentWindow, release)}
      />
    </div>
  )
}

/** The channel of the Storybook within a frame, which announces the end of a story's play. */
function whenFinished(frame: Window | null, run: () => void) {
  const channel: unknown = frame && Reflect.get(frame, "__STORYBOOK_ADDONS_CHANNEL__")
  if (channel !== null && typeof channel === "object" && "once" in channel && typeof channel.once === "function")
    channel.once("storyFinished", run)
}

/** A page of documentation plays no story: what happens after the first picture is in a window of its own. */
function Interactions({ id }: { id: string }) {
  return (
    <p className="docs-interactions">
      <a href={`?path=/story/${id}`} target="_top">
        Open this story
      </a>{" "}
      to watch its interactions.
    </p>
  )
}

/** Of a story that differs by its motion alone: a line or a card, no screen. */
const quietHeight = "14rem"

/** The window that a story asks for by its `viewport`; the width of the page where it asks for none. */
function windowOf({ viewport }: Parameters, chosen: unknown): { width: string; height?: string } {
  const name = typeof chosen === "object" && chosen !== null && "value" in chosen ? String(chosen.value) : ""
  return { width: "100%", ...viewport?.options?.[name]?.styles }
}
