const config = "tools/visual/chromatic.config.json"

/** Uploads the Storybook for review in Chromatic; without a token there is nowhere to upload to. */
export function chromatic(env: NodeJS.ProcessEnv, execute: (command: string, args: string[]) => number): number {
  if (!env.CHROMATIC_PROJECT_TOKEN) {
    console.log("Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set. npm run visual compares pictures without it.")
    return 0
  }
  return execute("npx", ["chromatic", "--config-file", config])
}
