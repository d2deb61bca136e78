import { themeIds } from "@dghrt/themes"
import { expect, test } from "vitest"
import { readOptions } from "./options"

const read = (...args: string[]) => readOptions(args)

test("without arguments what changed decides the stories and themes, the history decides the ref, and no route is taken", () => {
  expect(read()).toMatchObject({ scope: "changed", ref: null, themes: null, routes: null })
  expect(read("v1", "--themes", "retro")).toMatchObject({
    scope: "changed",
    ref: "v1",
    themes: ["retro"],
    routes: null,
  })
})

test.each([
  [["--all"], "all"],
  [["--twice"], "named"],
])("%j takes every story in every theme and every route", (args, scope) => {
  const { stories, routes, ...others } = read(...args)
  expect(others).toMatchObject({ scope, themes: themeIds })
  expect(stories?.test("button--primary")).toBe(true)
  expect(routes?.test("/jackpot")).toBe(true)
})

test("a ref, a pattern and themes narrow the run", () => {
  const { ref, stories, themes, workers } = read(
    "v1",
    "--stories",
    "^button",
    "--themes",
    "arctic,retro",
    "--workers",
    "4",
  )
  expect({ ref, themes, workers }).toEqual({ ref: "v1", themes: ["arctic", "retro"], workers: 4 })
  expect(stories?.test("icon-button--plain")).toBe(false)
})

test("a pattern of one kind leaves the other kind out", () => {
  expect(read("--stories", "^button").routes).toBeNull()
  const { stories, routes } = read("--routes", "^/game/")
  expect(stories).toBeNull()
  expect(routes?.test("/game/demo/dice")).toBe(true)
  expect(routes?.test("/dice")).toBe(false)
})

test.each([
  [["--themes", "arctic,winter"], 'no theme called "winter"'],
  [["--workers", "some"], "not some"],
  [["--workers", "0"], "not 0"],
  [["--sories", "button"], "--sories"],
])("%j is refused by name", (args, problem) => expect(() => read(...args)).toThrow(problem))
