import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"

const code = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** What axe finds on a page, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(code)
  return page.evaluate(async () => {
    const axe = Reflect.get(window, "axe")
    const { violations } = await axe.run(document, { resultTypes: ["violations"] })
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
    )
  })
}
