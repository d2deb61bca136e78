import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server compresses nothing while serving. */
export function precompress(): Plugin {
  let folder = ""
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue
        const body = readFileSync(join(folder, name))
        const quality = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, quality))
        writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
      }
    },
  }
}
