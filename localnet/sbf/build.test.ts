import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

test("each committed program is what its source gives", () => {
  const script = new URL("./build.ts", import.meta.url).pathname
  const report = execFileSync(process.execPath, ["--import", "tsx", script, "--check"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  })
  expect(report).toMatch(/is what its source gives|The bytes were not rebuilt/)
})
