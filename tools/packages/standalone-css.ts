import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import tailwindcss from "@tailwindcss/vite"
import { build } from "vite"

const designSystem = fileURLToPath(new URL("../../design-system/", import.meta.url))

/**
 * Compiles every class of the components into `dist/standalone.css`, for apps that have no Tailwind. Themes are not in it:
 * the app imports the ones that it offers.
 */
export async function writeStandaloneCss(): Promise<void> {
  const folder = await mkdtemp(join(designSystem, "dist/standalone-"))
  const entry = join(folder, "standalone.css")
  const sheets = ['"tailwindcss" theme(inline) source(none)', '"@dghrt/themes/tailwind.css"', '"../../src/styles.css"']
  try {
    await writeFile(entry, sheets.map((sheet) => `@import ${sheet};\n`).join(""))
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      plugins: [tailwindcss()],
      build: { write: false, rolldownOptions: { input: entry } },
    })
    const files = [built].flat().flatMap((part) => ("output" in part ? part.output : []))
    const css = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"))
    if (css?.type !== "asset") throw new Error("Tailwind wrote no style sheet")
    await writeFile(join(designSystem, "dist/standalone.css"), css.source)
  } finally {
    await rm(folder, { recursive: true })
  }
}
