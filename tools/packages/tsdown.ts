import type { UserConfig } from "tsdown"

/** What needs a browser or keeps state: React hooks, primitives and what renders them. */
const client = /^(react|react-dom|react\/jsx-runtime|lucide-react|radix-ui|@radix-ui\/.*|@tanstack\/.*)$/

/**
 * One file per source file, so that a bundler keeps only what is imported, with source maps. Files that use React are
 * marked "use client": an app with server components can then import them, and still calls the plain functions anywhere.
 */
export const packageConfig = (entry: string[], root: string): UserConfig => ({
  entry,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  unbundle: true,
  dts: true,
  sourcemap: true,
  tsconfig: `${root}/tsconfig.json`,
  outputOptions: {
    banner: ({ fileName, imports }) =>
      fileName.endsWith(".js") && imports.some((name) => client.test(name)) ? '"use client";' : "",
  },
})
