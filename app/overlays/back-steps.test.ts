import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { createBackSteps, type Place } from "./back-steps"
import type { OverlayId } from "./overlays"
import { isPanelId, type PanelId, panelIds } from "./panel-link"

type Entry = Place & { page: string }

/** A browser whose Back takes a moment, as a real one's does. `handheld` decides what is a step besides named panels. */
function browse({ start = {}, handheld = false }: { start?: Partial<Entry>; handheld?: boolean } = {}) {
  const entries: Entry[] = [{ page: "/", depth: 0, panel: null, ...start }]
  let at = 0
  let open: OverlayId | null = null
  const here = () => entries[at] as Entry
  const go = (by: number) => {
    at += by
    steps.addressChanged(true)
  }
  function write(entry: Entry, replace: boolean) {
    if (!replace) at += 1
    entries.splice(at, replace ? 1 : entries.length, entry)
    steps.addressChanged(false)
  }
  const steps = createBackSteps(
    {
      page: () => here().page,
      place: () => here(),
      push: (place) => write({ ...place, page: here().page }, false),
      replace: (place) => write({ ...place, page: here().page }, true),
      async back() {
        await Promise.resolve()
        go(-1)
      },
    },
    {
      open: () => open,
      show: (panel) => set(panel),
      hide: () => set(null),
      hasStep: (id) => isPanelId(id) || (handheld && id !== "terms"),
    },
  )
  function set(next: OverlayId | null) {
    open = next
    steps.overlayChanged()
  }
  steps.addressChanged(false)
  return {
    set,
    dialog: steps.opened,
    async still() {
      for (let task = 0; task < 8; task += 1) await new Promise((resolve) => setTimeout(resolve))
    },
    open: () => open,
    panel: () => here().panel,
    depth: () => here().depth,
    page: () => here().page,
    length: () => entries.length,
    pressBack: () => go(-1),
    pressForward: () => go(1),
    /** A link: it takes the place of an overlay's step. */
    follow(page: string) {
      write({ page, depth: 0, panel: null }, here().depth > 0)
    },
  }
}

test.each(panelIds)("an address that names a panel opens it and closing it leaves the page: %s", async (panel) => {
  const page = browse({ start: { panel } })
  expect(page.open()).toBe(panel)
  page.set(null)
  await page.still()
  expect([page.open(), page.panel(), page.depth(), page.page()]).toEqual([null, null, 0, "/"])
})

test("opening a panel names it in the address, and Back closes it", async () => {
  const page = browse()
  page.set("theme")
  await page.still()
  expect([page.panel(), page.depth()]).toEqual(["theme", 1])
  page.pressBack()
  expect(page.open()).toBeNull()
})

test("closing takes the step back", async () => {
  for (const id of ["theme", "wallet"] as const) {
    const page = browse({ handheld: true })
    page.set(id)
    await page.still()
    expect(page.depth()).toBe(1)
    page.set(null)
    await page.still()
    expect([page.panel(), page.depth()]).toEqual([null, 0])
  }
})

test("an overlay that no address names has a step on a phone alone", async () => {
  for (const [handheld, depth] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const page = browse({ handheld })
    page.set("wallet")
    await page.still()
    expect([page.panel(), page.depth(), page.open()]).toEqual([null, depth, "wallet"])
  }
})

test("a question without a step leaves Back to the page", async () => {
  const page = browse({ handheld: true })
  page.follow("/game")
  page.set("terms")
  await page.still()
  expect(page.depth()).toBe(0)
  page.pressBack()
  await page.still()
  expect(page.page()).toBe("/")
})

test("one overlay after another takes one step of the history", async () => {
  const page = browse({ handheld: true })
  for (const id of ["menu", "command", "settings", "wallet", "theme"] as const) page.set(id)
  await page.still()
  expect([page.panel(), page.depth(), page.length()]).toEqual(["theme", 1, 2])
  page.set("wallet")
  await page.still()
  expect([page.panel(), page.depth(), page.length()]).toEqual([null, 1, 2])
})

test("Back closes a question alone that opened a moment before", async () => {
  const page = browse({ handheld: true })
  page.set("settings")
  await page.still()
  const close = vi.fn(() => closed())
  const closed = page.dialog(close)
  page.pressBack()
  await page.still()
  expect(close).toHaveBeenCalledOnce()
  expect([page.open(), page.panel(), page.depth()]).toEqual(["settings", "settings", 1])
})

test("what lies on top of an overlay closes first, one with each Back", async () => {
  const page = browse({ handheld: true })
  page.set("settings")
  await page.still()
  const closed = page.dialog(vi.fn(() => closed()))
  await page.still()
  expect([page.depth(), page.panel()]).toEqual([2, "settings"])
  page.pressBack()
  await page.still()
  expect([page.depth(), page.open()]).toEqual([1, "settings"])
  page.pressBack()
  await page.still()
  expect([page.depth(), page.open()]).toEqual([0, null])
})

test("a page that is chosen in an overlay is reached, and Back from it leads to the page before", async () => {
  const page = browse({ handheld: true })
  page.set("menu")
  await page.still()
  page.follow("/explorer")
  page.set(null)
  await page.still()
  expect([page.page(), page.depth()]).toEqual(["/explorer", 0])
  page.pressBack()
  await page.still()
  expect([page.page(), page.depth(), page.open()]).toEqual(["/", 0, null])
})

test("Forward does not open a dialog again, and a reload with one open leads back to its page's own entry", async () => {
  const page = browse({ handheld: true })
  const close = vi.fn(() => closed())
  const closed = page.dialog(close)
  await page.still()
  page.pressBack()
  await page.still()
  expect(close).toHaveBeenCalledOnce()
  page.pressForward()
  await page.still()
  expect([page.depth(), page.length()]).toEqual([0, 2])
  expect(close).toHaveBeenCalledOnce()
})

test("however fast overlays open and close, the history has one step for each and Back still leaves", async () => {
  const choice = fc.constantFrom<OverlayId | null>(null, ...panelIds, "wallet", "menu", "terms")
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.tuple(choice, fc.boolean()), { maxLength: 20 }),
      async (handheld, presses) => {
        const page = browse({ handheld })
        for (const [next, pause] of presses) {
          page.set(next)
          if (pause) await page.still()
        }
        await page.still()
        const last = presses.at(-1)?.[0] ?? null
        expect(page.open()).toBe(last)
        expect(page.panel()).toBe(isPanelId(last) ? (last satisfies PanelId) : null)
        expect(page.depth()).toBe(isPanelId(last) || (handheld && last !== null && last !== "terms") ? 1 : 0)
      },
    ),
    { numRuns: 25 },
  )
})

test.each([undefined, null, "", "wallet", "<script>", "settings ", ["settings"], 7, "__proto__"])(
  "%j names no panel",
  (value) => expect(isPanelId(value)).toBe(false),
)
