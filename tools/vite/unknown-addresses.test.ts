import { expect, test } from "vitest"
import { hasPage } from "../../server/contract/site-map"
import { addressesOf } from "./unknown-addresses"

const map = addressesOf("app/routes")
const wallet = "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"

test.each([
  "/",
  "/dice",
  "/explorer",
  "/admin",
  "/admin/override",
  "/rules/Mines",
  `/game/${wallet}/dice`,
  "/game/demo/flip",
])("%s is a page", (path) => expect(hasPage(path, map)).toBe(true))

test.each([
  "/nothing",
  "/index",
  "/game/demo/chess",
  "/game/someone/dice",
  "/explorer/pool/nothing",
  "/rules/%E0%A4%A",
])("%s is none", (path) => expect(hasPage(path, map)).toBe(false))
