import { afterEach, expect, test, vi } from "vitest"

afterEach(() => void vi.unstubAllGlobals())

test("a game that another tab marks is a favourite here, and one that it takes back is none", async () => {
  const page = new EventTarget()
  vi.stubGlobal("window", page)
  vi.resetModules()
  const { favourites } = await import("./favourites")
  const write = (newValue: string) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key: "degenheart-favourite-games", newValue }))
  write('["flip"]')
  expect(favourites.ids).toEqual(["flip"])
  write("[]")
  expect(favourites.ids).toEqual([])
})
