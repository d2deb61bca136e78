import { ActionRestMs } from "@dghrt/design-system"
import { defaultThemeId, isThemeId, themeCatalogue, themeIds } from "@dghrt/themes"
import type { Decorator, Preview } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { configure } from "storybook/test"
import { themeModes } from "../tools/visual/chromatic-modes"
import { checkWithAxe } from "./axe-check"
import { DocsPage, withNamedHandlers } from "./docs-page"
import { DocsStory } from "./docs-story"
import { framedParameter, leaveFocusToReader } from "./framed-window"
import { completePropTable } from "./prop-table"
import "./preview.css"

// A machine that is busy draws the next frame late. What never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 })

if (new URLSearchParams(location.search).has(framedParameter)) leaveFocusToReader()

const isTest = import.meta.env.MODE === "test"

/** Attributes on the root, as the app sets them, so that portals and media rules follow. */
const themed: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement
  delete root.dataset.reading
  const choice: unknown = globals.theme
  const theme = isThemeId(choice) ? choice : defaultThemeId
  root.dataset.theme = theme
  // Pictures and plays must not depend on how busy the machine is.
  root.dataset.adaptiveRaf = "false"
  root.dataset.reduceMotion = String(globals.motion === "reduced")
  root.dataset.layout = globals.layout === "degen-mobile" ? "degen-mobile" : "desktop"
  root.dir = globals.direction === "rtl" ? "rtl" : "ltr"
  // A page of documentation has colours of its own, which a story must not inherit.
  if (choice !== "all" && viewMode === "docs") return <Canvas data-theme={theme}>{Story()}</Canvas>
  if (choice !== "all") return <Canvas className="min-h-dvh">{Story()}</Canvas>
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {themeIds.map((id) => (
        <section key={id} data-theme={id} aria-label={id}>
          <Canvas>
            <Story />
          </Canvas>
        </section>
      ))}
    </div>
  )
}

function Canvas({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`canvas p-6 ${className}`} {...rest} />
}

/** Axe looks after this, at settled colours; what runs longer than a transition (a toast's clock, a spinner) stays as it is. */
function settle() {
  for (const animation of document.getAnimations()) {
    const endMs = animation.effect?.getComputedTiming().endTime
    if (animation.playState === "running" && typeof endMs === "number" && endMs < 2_000) animation.finish()
  }
}

const preview: Preview = {
  // What plays a story is faster than a person.
  decorators: [themed, (Story) => <ActionRestMs.Provider value={0}>{Story()}</ActionRestMs.Provider>],
  argTypesEnhancers: [completePropTable],
  tags: ["autodocs"],
  initialGlobals: { theme: defaultThemeId, motion: "full", layout: "desktop", direction: "ltr" },
  async afterEach(story) {
    if (isTest) document.documentElement.dataset.reading = ""
    settle()
    if (isTest) await checkWithAxe(story, settle)
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [...themeCatalogue.map(({ id, name }) => ({ value: id, title: name })), { value: "all", title: "All" }],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
    layout: {
      description: "Layout theme",
      toolbar: {
        title: "Layout",
        icon: "sidebaralt",
        items: [
          { value: "desktop", title: "Desktop layout" },
          { value: "degen-mobile", title: "Degen mobile layout" },
        ],
      },
    },
    direction: {
      description: "Writing direction",
      toolbar: {
        title: "Direction",
        icon: "paragraph",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    // The panel of Storybook reads every story that is opened; tests choose by themselves what axe reads.
    a11y: { test: isTest ? "off" : "error" },
    chromatic: { modes: themeModes },
    controls: { expanded: true },
    docs: { page: DocsPage, components: { Story: DocsStory }, source: { transform: withNamedHandlers } },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Guides",
          [
            "Getting started",
            "Forms and styling",
            "Making a theme",
            "Adding a component",
            "Adding a game",
            "Reviewing a change",
            "Design principles",
          ],
          "Foundations",
          "Components",
          ["Actions", "Forms", "Feedback", "Overlays", "Navigation", "Data display"],
          "Casino",
          "Features",
          ["Games"],
          "App",
        ],
      },
    },
    backgrounds: { disable: true },
    viewport: {
      options: {
        mobile: { name: "Mobile 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        desktop: { name: "Desktop 1280", styles: { width: "1280px", height: "900px" }, type: "desktop" },
        wide: { name: "Wide 1920", styles: { width: "1920px", height: "1080px" }, type: "desktop" },
      },
    },
  },
}

export default preview
