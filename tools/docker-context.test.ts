import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const linesOf = (file: string) => readFileSync(file, "utf8").trim().split("\n")
/** What comes in, each with what is in it. */
const admitted = linesOf(".dockerignore")
  .filter((line) => line.startsWith("!"))
  .map((line) => line.slice(1))

test("nothing comes into the image's build but what .dockerignore names", () => {
  expect(linesOf(".dockerignore").find((line) => !line.startsWith("#"))).toBe("*")
  // What an operator keeps beside the code, and what is no part of the product.
  for (const kept of [".env", ".data", ".git", "deploy", "tests"]) expect(admitted).not.toContain(kept)
})

test("what the Dockerfile copies from the build's folder is named in .dockerignore", () => {
  const copied = linesOf("deploy/Dockerfile")
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(" ").slice(1, -1))
    .filter((path) => path !== ".")
  expect(copied.length).toBeGreaterThan(0)
  const missing = copied.filter((path) => !admitted.some((one) => path === one || path.startsWith(`${one}/`)))
  expect(missing).toEqual([])
})
