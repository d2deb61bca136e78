import { stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { expect, test } from "vitest"
import { createMoneyView, type MoneyView } from "./money-view"

const schema: v.GenericSchema<unknown, MoneyView> = v.object({ hidesBalance: v.boolean(), inDollars: v.boolean() })

function browser() {
  const values = new Map<string, string>()
  const port = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return () => createMoneyView(stored("money-view", schema, { hidesBalance: false, inDollars: false }, port))
}

test("a balance that is hidden stays hidden after a reload, and the other choice is kept beside it", () => {
  const open = browser()
  open().change({ inDollars: true })
  open().change({ hidesBalance: true })
  expect(open().state.current).toEqual({ hidesBalance: true, inDollars: true })
})

test("two tabs change different choices, and neither is lost", () => {
  const open = browser()
  const [one, other] = [open(), open()]
  one.change({ hidesBalance: true })
  other.change({ inDollars: true })
  expect(open().state.current).toEqual({ hidesBalance: true, inDollars: true })
})
