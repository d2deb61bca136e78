import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { describe, expect, test } from "vitest"

const words = "Every result is fixed before you click, and anyone can check it afterwards."

/** The room that `words` take on one line in these families, once whatever they name has come. */
async function roomOf(families: string, weight: string) {
  const line = Object.assign(document.createElement("span"), { textContent: words })
  Object.assign(line.style, { fontFamily: families, fontWeight: weight, fontSize: "100px", whiteSpace: "nowrap" })
  document.body.append(line)
  for (const family of families.split(","))
    await document.fonts.load(`${weight} 100px ${family}`, words).catch(() => [])
  await document.fonts.ready
  const { width, height } = line.getBoundingClientRect()
  line.remove()
  return { width, height }
}

describe.each(themeIds)("%s", (id) => {
  test.each(["display", "body", "mono"])("the arrival of its %s face moves nothing", async (role) => {
    document.documentElement.dataset.theme = id
    const style = getComputedStyle(document.documentElement)
    const [face = "", ...standIns] = style.getPropertyValue(`--face-${role}`).split(",")
    const weight = role === "display" ? style.getPropertyValue("--display-weight") : "400"
    const before = await roomOf(standIns.join(), weight)
    const after = await roomOf(face, weight)
    expect(Math.abs(before.height - after.height)).toBeLessThanOrEqual(2)
    expect(Math.abs(before.width / after.width - 1)).toBeLessThan(0.04)
  })
})
