import { expect, test, vi } from "vitest"
import { createToastStore } from "./toast-store"

const message = (title: string) => ({ tone: "info", title }) as const

test("the newest message comes first and the oldest gives way", () => {
  const store = createToastStore(2)
  for (const title of ["one", "two", "three"]) store.push(message(title))
  expect(store.getSnapshot().map(({ title }) => title)).toEqual(["three", "two"])
})

test("a dismissed message leaves, and those who watch hear of it once", () => {
  const store = createToastStore()
  const id = store.push(message("one"))
  const watch = vi.fn()
  const stop = store.subscribe(watch)
  store.dismiss(id)
  store.dismiss(id)
  expect(store.getSnapshot()).toEqual([])
  expect(watch).toHaveBeenCalledOnce()
  stop()
  store.push(message("two"))
  expect(watch).toHaveBeenCalledOnce()
})
