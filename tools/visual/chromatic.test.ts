import { themeIds } from "@dghrt/themes"
import { expect, test, vi } from "vitest"
import { chromatic } from "./chromatic"
import { themeModes } from "./chromatic-modes"

test.each([{}, { CHROMATIC_PROJECT_TOKEN: "" }])(
  "without a token (%j) it says that it skips and uploads nothing",
  (env) => {
    const upload = vi.fn(() => 1)
    const said = vi.spyOn(console, "log").mockImplementation(() => undefined)
    expect(chromatic(env, upload)).toBe(0)
    expect(upload).not.toHaveBeenCalled()
    expect(said).toHaveBeenCalledWith(expect.stringContaining("CHROMATIC_PROJECT_TOKEN is not set"))
    said.mockRestore()
  },
)

test("with a token it uploads, and a failure stays a failure", () => {
  const upload = vi.fn(() => 3)
  expect(chromatic({ CHROMATIC_PROJECT_TOKEN: "given" }, upload)).toBe(3)
  expect(upload).toHaveBeenCalledOnce()
})

test("there is a mode for every theme", () => {
  expect(Object.keys(themeModes)).toEqual([...themeIds])
  expect(themeModes.arctic.theme).toBe("arctic")
})
