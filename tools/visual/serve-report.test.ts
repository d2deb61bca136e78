import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, test } from "vitest"
import { reportApp, serveReport } from "./serve-report"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "report-"))
  writeFileSync(join(folder, "report.html"), "<h1>2 of 26 pictures differ</h1>")
})
const put = (body: string) => reportApp(folder).request("/approved.json", { method: "PUT", body })

test("the report is served", async () => {
  expect(await (await reportApp(folder).request("/report.html")).text()).toContain("2 of 26")
})

test("a list of approvals is saved beside the report", async () => {
  expect((await put('{"button--primary--arctic":"abc"}')).status).toBe(200)
  expect(JSON.parse(readFileSync(join(folder, "approved.json"), "utf8"))).toEqual({ "button--primary--arctic": "abc" })
})

test.each(["", "[1]", '{"a":1}', "null", "<html>"])("%j is refused and nothing is written", async (body) => {
  expect((await put(body)).status).toBe(400)
  expect(() => readFileSync(join(folder, "approved.json"))).toThrow()
})

test("where its port is taken the report is served at another one", async () => {
  const urls: string[] = []
  const serveAt = (port: number) => serveReport(folder, port, { onUrl: (url) => urls.push(url) })
  const first = await serveAt(0)
  const second = await serveAt(Number(new URL(urls[0] ?? "").port))
  try {
    expect(new Set(urls).size).toBe(2)
    expect(await (await fetch(urls[1] ?? "")).text()).toContain("2 of 26")
  } finally {
    first.close()
    second.close()
  }
})
