import "../../../.storybook/preview.css"
import type { ReactElement } from "react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { cdp, page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import * as ui from "../index"
import { everyStory } from "./every-story"

const force = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] })
beforeAll(() => force("active"))
afterAll(() => force("none"))

test("the browser forces its colours", () => expect(matchMedia("(forced-colors: active)").matches).toBe(true))

const controls =
  "button, a[href], input, select, textarea, [role=switch], [role=checkbox], [role=radio], [role=tab], [role=menuitem], [role=option]"

const hasLine = (element: Element) =>
  [undefined, "::before", "::after"].some((part) => {
    const style = getComputedStyle(element, part)
    const drawn = (line: string, width: string) => line !== "none" && Number.parseFloat(width) > 0
    return (
      (part === undefined || style.content !== "none") &&
      (drawn(style.borderTopStyle, style.borderTopWidth) || drawn(style.outlineStyle, style.outlineWidth))
    )
  })
const hasWords = (element: Element) => (element.textContent ?? "").trim() !== "" || element.querySelector("svg, img")

/** A line around the control or the frame it lies in, alone or with its unit; a word or a sign is enough for what is no field and no switch. */
function findable(control: Element) {
  const { parentElement } = control
  const around = [control, parentElement, parentElement?.parentElement, ...control.children].filter(
    (element) => element != null,
  )
  if (around.some(hasLine)) return true
  return !control.matches("input, [role=switch], [role=checkbox], [role=slider]") && hasWords(control)
}
const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

test.each(everyStory())("each control of %s can be found without its colours", async (_, stories) => {
  const lost: Record<string, string[]> = {}
  for (const [name, Story] of stories) {
    await render(<Story />)
    const unfindable = [...document.body.querySelectorAll(controls)].filter(
      (control) => seen(control) && !findable(control),
    )
    if (unfindable.length > 0) lost[name] = unfindable.map(({ outerHTML }) => outerHTML.slice(0, 160))
    await cleanup()
  }
  expect(lost).toEqual({})
})

const idle = () => undefined
const names = ["one", "two"] as const
const options = names.map((value) => ({ value, label: value }))

/** Each draws a thing in one of two states, and says what of it to look at. */
const pairs: Readonly<Record<string, { look: string; draw: (on: boolean) => ReactElement }>> = {
  Switch: { look: "[role=switch]", draw: (on) => <ui.Switch label="Sound" checked={on} onCheckedChange={idle} /> },
  Checkbox: {
    look: "[role=checkbox]",
    draw: (on) => <ui.Checkbox label="Adult" checked={on} onCheckedChange={idle} />,
  },
  RadioGroup: {
    look: "[role=radio]",
    draw: (on) => <ui.RadioGroup label="Side" options={options} value={on ? "one" : "two"} onValueChange={idle} />,
  },
  SegmentedControl: {
    look: "[role=radio]",
    draw: (on) => (
      <ui.SegmentedControl label="Side" options={options} value={on ? "one" : "two"} onValueChange={idle} />
    ),
  },
  ThemePicker: {
    look: "[role=radio]",
    draw: (on) => (
      <ui.ThemePicker
        label="Room"
        choices={names.map((id) => ({ id, name: id, description: "" }))}
        value={on ? "one" : "two"}
        onValueChange={idle}
      />
    ),
  },
  Tabs: {
    look: "[role=tab]",
    draw: (on) => (
      <ui.Tabs value={on ? "one" : "two"}>
        <ui.TabsList label="Views">
          <ui.TabsTrigger value="one">one</ui.TabsTrigger>
          <ui.TabsTrigger value="two">two</ui.TabsTrigger>
        </ui.TabsList>
        <ui.TabsContent value="one">One</ui.TabsContent>
      </ui.Tabs>
    ),
  },
  BetPresets: {
    look: "button",
    draw: (on) => (
      <ui.BetPresets label="Presets" presets={[{ label: "$1", value: 1n }]} value={on ? 1n : 2n} onValueChange={idle} />
    ),
  },
  "IconButton, pressed": {
    look: "button",
    draw: (on) => (
      <ui.IconButton label="Turbo" aria-pressed={on}>
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden>
          <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" />
        </svg>
      </ui.IconButton>
    ),
  },
  Pagination: {
    look: "[aria-label='Page 1']",
    draw: (on) => <ui.Pagination label="Plays" page={on ? 1 : 2} pageCount={2} onPageChange={idle} />,
  },
  Accordion: {
    look: "button",
    draw: (on) => (
      <ui.Accordion
        key={String(on)}
        sections={[{ value: "one", title: "One", content: "" }]}
        defaultOpen={on ? ["one"] : []}
      />
    ),
  },
  Slider: {
    look: "[data-slot=slider]",
    draw: (on) => <ui.Slider label="Chance" min={0} max={10} value={on ? 8 : 2} onValueChange={idle} />,
  },
  Progress: { look: "[role=progressbar]", draw: (on) => <ui.Progress label="Sent" value={on ? 80 : 20} /> },
}

/** Waits for the faces of every text on the page, whether or not the browser has begun to load them. */
async function faces() {
  const styles = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element))
  const fonts = new Set(styles.map(({ fontWeight, fontSize, fontFamily }) => `${fontWeight} ${fontSize} ${fontFamily}`))
  // A stand-in takes a face of the machine, which may not have it.
  await Promise.allSettled([...fonts].map((font) => document.fonts.load(font)))
}

async function pixelsNow(element: Element) {
  const png = await page.screenshot({ element, save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d")
  if (!context) throw new Error("This browser draws no pictures")
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height).data
}

/** The pixels of the screen there, once two pictures in a row show the same. */
async function pixelsOf(look: string, element: ReactElement) {
  await render(element)
  await faces()
  // Only now has what an effect changes begun its transition.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const animation of document.getAnimations()) animation.finish()
  const found = document.querySelector(look)
  if (!found) throw new Error(`There is no ${look}`)
  let pixels = await pixelsNow(found)
  await expect
    .poll(async () => {
      const before = pixels
      pixels = await pixelsNow(found)
      return before.length === pixels.length && visiblyOther(before, pixels)
    })
    .toBe(0)
  await cleanup()
  return pixels
}

/** Pixels of a visibly different colour; edges are drawn a shade differently now and then. */
const visiblyOther = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
  one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 64).length / 3

describe.each(["romanticDegen", "retro"])("in %s without its colours", (theme) => {
  test.each(Object.entries(pairs))("%s shows which state it is in", async (_, { look, draw }) => {
    document.documentElement.dataset.theme = theme
    const off = await pixelsOf(look, draw(false))
    expect(visiblyOther(off, await pixelsOf(look, draw(false)))).toBeLessThan(5)
    expect(visiblyOther(off, await pixelsOf(look, draw(true)))).toBeGreaterThan(10)
  })
})
