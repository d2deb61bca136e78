import { availableParallelism } from "node:os"
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"
import { chromiumLaunch } from "./tools/browser.ts"
import { hasChanged } from "./tools/passed/passed-content.ts"
import { generatedContent } from "./tools/vite/generated-content.ts"

// A function: each project takes an object of its own, because the runner writes into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: "chromium" as const }],
  viewport: { width: 1280, height: 900 },
})
const inBrowser = () => ({
  include: ["{design-system,features,app}/**/*.browser.test.tsx"],
  expect: patient,
  testTimeout: 30_000,
  browser: browser(),
})
const nodeSource = {
  resolve: { conditions: ["source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  define: { __LOCALNET__: "true", __VISITOR_FREE_PLAY__: "true", __VERSION__: '"0.0.0"' },
}

// Most of the time went into loading the same modules for each file; none of these tests leaves anything behind.
const isolate = false

/** Tests of `npm run prove`: each of them has a shorter relative here, or repeats what a test here shows in many more places. */
const long = "**/*.long.*"
const elsewhere = ["**/node_modules/**", "**/dist/**"]

// The runner's own second is too short for a machine that is busy; what never comes fails all the same.
const patient = { poll: { timeout: 10_000, interval: 50 } }

/** The programs in C are tested in full when they changed since their long tests passed. */
const longOnChain = hasChanged("programs") ? "tests/**/*.long.*" : long

/** The processor draws a board in 3D for seconds; `npm run prove axe` plays those stories too. */
const withoutLongStories = process.env.VITE_AXE_THEMES ? [] : ["3d"]

/** A socket that says something when its test is over would end the run as an unhandled error, if the runner took the line. */
const inNode = {
  environment: "node",
  disableConsoleIntercept: true,
  globalSetup: "server/testing/end-postgres.ts",
} as const

const onChain = {
  ...inNode,
  setupFiles: "tests/support/web-socket.ts",
  pool: "forks",
  isolate,
  expect: patient,
  testTimeout: 90_000,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    // The runner's own choice leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...nodeSource,
        plugins: [generatedContent()],
        test: {
          name: "unit",
          expect: patient,
          // Two steps of `npm test` share two cores; some of these start a database.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...inNode,
          isolate,
          include: ["{themes,design-system,features,app,server,tools}/**/*.test.{ts,tsx}"],
          exclude: [...elsewhere, "**/*.browser.test.*", long],
        },
      },
      {
        ...nodeSource,
        test: {
          ...onChain,
          name: "localnet",
          include: ["{localnet,tests/contract,tests/prove,tests/consumers}/**/*.test.ts"],
          exclude: [...elsewhere, longOnChain],
        },
      },
      {
        ...nodeSource,
        test: {
          ...onChain,
          name: "localnet-long",
          include: ["{localnet,tests}/**/*.long.test.ts"],
          exclude: elsewhere,
        },
      },
      {
        test: {
          ...inNode,
          name: "bundles",
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["tests/build/**/*.test.ts"],
        },
      },
      {
        extends: "./.storybook/vite.config.ts",
        test: { ...inBrowser(), name: "browser", exclude: [...elsewhere, long] },
      },
      {
        extends: "./.storybook/vite.config.ts",
        test: { ...inBrowser(), name: "browser-long", include: ["**/*.long.browser.test.tsx"], exclude: elsewhere },
      },
      {
        extends: "./.storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook", tags: { exclude: withoutLongStories } })],
        // The theme matrix holds every component in every theme at once, which axe needs a while to read.
        test: { name: "stories", isolate: false, testTimeout: 90_000, browser: browser() },
      },
    ],
  },
})
