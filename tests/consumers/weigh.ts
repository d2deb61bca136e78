import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { build } from "vite"
import { packedFolder, root } from "./packages.ts"

/** Compressed bytes of an app's script that imports these names from the built package, with all they need but React. */
export async function weigh(names: string): Promise<number> {
  const folder = await mkdtemp(join(packedFolder, "weigh-"))
  const entry = join(folder, "entry.js")
  try {
    await writeFile(entry, `export ${names} from ${JSON.stringify(join(root, "design-system/dist/index.js"))}\n`)
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ["es"], fileName: "app" },
        rolldownOptions: { external: /^react(-dom)?($|\/)/ },
      },
    })
    const outputs = [built].flat().flatMap((part) => ("output" in part ? part.output : []))
    return outputs.reduce((sum, file) => sum + (file.type === "chunk" ? brotliCompressSync(file.code).length : 0), 0)
  } finally {
    await rm(folder, { recursive: true })
  }
}
