import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { importWithFiles, ReloadNeeded } from "./import-with-files"
import { missingCode } from "./missing-code"

const javascript = { headers: { "content-type": "text/javascript; charset=utf-8" } }
const unloadable = new TypeError("Importing a module script failed.")
let names = 0
/** What has come is remembered for the document. */
const newFile = (ending = "js") => `assets/part-${++names}.${ending}`
const failure = (loading: Promise<unknown>) =>
  loading.then(
    () => expect.fail("loaded"),
    (error: unknown) => error,
  )
const network = vi.spyOn(window, "fetch")

beforeEach(() => {
  network.mockImplementation(async () => new Response("export {}", javascript))
})
afterEach(() => {
  network.mockReset()
  for (const link of document.querySelectorAll("link[href*='/assets/part-']")) link.remove()
})

test.each([
  ["a network that is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that fails", async () => new Response("", { status: 502, ...javascript })],
  ["a file that was taken away", async () => new Response("", { status: 404 })],
  [
    "a network that wants a login first",
    async () => new Response("<p>Log in", { headers: { "content-type": "text/html" } }),
  ],
  [
    "half a reply",
    async () => new Response(new ReadableStream({ start: (half) => half.error(new TypeError("cut")) }), javascript),
  ],
])("%s does not let the browser remember a module that failed, and it is asked for again", async (_, reply) => {
  const file = newFile()
  network.mockImplementationOnce(reply)
  const load = vi.fn(async () => "module")
  const error = await failure(importWithFiles(load, [file]))
  expect(missingCode(error)).toBe(true)
  expect(load).not.toHaveBeenCalled()
  expect(await importWithFiles(load, [file])).toBe("module")
  // Not from the browser's cache, which may have kept the reply that failed.
  expect(network.mock.calls).toEqual([
    [`${location.origin}/${file}`, {}],
    [`${location.origin}/${file}`, { cache: "reload" }],
  ])
})

test("a file that several parts import is fetched once, also at the same time", async () => {
  const [own, shared, other] = [newFile(), newFile(), newFile()]
  const load = async () => "module"
  await Promise.all([importWithFiles(load, [own, shared]), importWithFiles(load, [other, shared])])
  await importWithFiles(load, [own, shared])
  expect(network).toHaveBeenCalledTimes(3)
})

test("what the document has linked is not fetched ahead; when its import fails it is, and imported again", async () => {
  const file = newFile()
  const href = `/${file}`
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  const load = vi.fn(async () => "module").mockRejectedValueOnce(unloadable)
  expect(await importWithFiles(load, [file])).toBe("module")
  expect(network).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledTimes(2)
})

test("where the files are there and the browser remembers the failure, the page has to be reloaded", async () => {
  const error = await failure(importWithFiles(() => Promise.reject(unloadable), [newFile()]))
  expect(error).toBeInstanceOf(ReloadNeeded)
  expect(missingCode(error)).toBe(true)
})

test("a module that breaks is not one that is missing", async () => {
  const broken = new TypeError("x is not a function")
  const load = vi.fn(() => Promise.reject(broken))
  expect(await failure(importWithFiles(load, [newFile()]))).toBe(broken)
  expect(load).toHaveBeenCalledOnce()
})

test("a style sheet that is on its way for one part is waited for by another", async () => {
  const file = newFile("css")
  const loads = [vi.fn(async () => "one"), vi.fn(async () => "other")] as const
  const both = loads.map((load) => importWithFiles<string>(load, [file]))
  // As many turns as an import without files takes, and none in which the network answers.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(loads.map((load) => load.mock.calls.length)).toEqual([0, 0])
  const links = document.querySelectorAll(`link[href$="${file}"]`)
  expect(links).toHaveLength(1)
  links[0]?.dispatchEvent(new Event("load"))
  expect(await Promise.all(both)).toEqual(["one", "other"])
})

test("a style sheet that did not come is asked for again", async () => {
  const file = newFile("css")
  const links = () => document.querySelectorAll(`link[href$="${file}"]`)
  const load = vi.fn(async () => "module")
  const lost = failure(importWithFiles(load, [file]))
  links()[0]?.dispatchEvent(new Event("error"))
  expect(missingCode(await lost)).toBe(true)
  expect(links()).toHaveLength(0)
  const loading = importWithFiles(load, [file])
  links()[0]?.dispatchEvent(new Event("load"))
  expect(await loading).toBe("module")
  await importWithFiles(load, [file])
  expect(links()).toHaveLength(1)
})
