/** The layers of docs/architecture.md, bottom to top. An import may only point downward, and a feature is imported by its index. */
const above = {
  themes: "^(design-system|features|app|server|localnet)/",
  "design-system": "^(features|app|server|localnet)/",
}
const chainPackages = "node_modules/(@solana/(web3|spl)|@coral-xyz|gamba|@gamba-labs|litesvm)"

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment:
        "Folders that import each other are listed in tools/closures/closures.test.ts. Two circles of types in the proofs are left.",
      severity: "error",
      from: { pathNot: "^tests/prove/(draws|chaos/)" },
      to: { circular: true },
    },
    { name: "themes-know-nothing", severity: "error", from: { path: "^themes/" }, to: { path: above.themes } },
    {
      name: "design-system-knows-tokens-only",
      severity: "error",
      from: { path: "^design-system/" },
      to: { path: above["design-system"] },
    },
    {
      name: "kernel-is-the-bottom-feature",
      comment: "It is the package @dghrt/kernel, which knows nothing of this app.",
      severity: "error",
      from: { path: "^features/kernel/", pathNot: "tsdown\\.config" },
      to: { path: "^(features/(?!kernel/)|server|app|localnet|tools|design-system|themes)/" },
    },
    {
      name: "kernel-and-messages-know-no-view",
      comment: "Scripts and end-to-end tests run them in Node, where the design system is not built.",
      severity: "error",
      from: { path: "^features/(kernel|messages)/(?!ui/)", pathNot: "\\.test\\." },
      to: { path: "^design-system/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-verifier-needs-nothing",
      comment: "@dghrt/fairness recomputes a round without React, a chain client or this app.",
      severity: "error",
      from: { path: "^features/fairness/(verifier\\.ts|model/)", pathNot: "(\\.test\\.|model/next-seed)" },
      to: { pathNot: "^features/fairness/model/" },
    },
    {
      name: "the-verifier-reads-the-chain-by-fetch",
      comment:
        "Its chain entry decodes what it needs, and checks signatures with one library: no chain client is downloaded to check a round.",
      severity: "error",
      from: { path: "^features/fairness/chain(\\.ts|/)", pathNot: "\\.test\\." },
      to: { pathNot: "^(features/fairness/(model|chain)/|node_modules/(valibot|@noble/curves)/)" },
    },
    {
      name: "betting-above-the-kernel-alone",
      comment: "@dghrt/betting runs without React, a chain library or a page, in any app.",
      severity: "error",
      from: {
        path: "^features/betting/",
        pathNot: "(\\.test\\.|tsdown\\.config|testing/(test-browser|vitest)|betting/react/)",
      },
      to: { pathNot: "^(features/(betting|kernel)/|node_modules/valibot/)" },
    },
    {
      name: "betting-for-react-adds-react-alone",
      severity: "error",
      from: { path: "^features/betting/react/", pathNot: "\\.test\\." },
      to: { pathNot: "^(features/(betting|kernel)/|node_modules/react/)" },
    },
    {
      name: "the-betting-model-knows-itself-and-money",
      severity: "error",
      from: { path: "^features/betting/model/", pathNot: "\\.test\\." },
      to: {
        path: "^features/betting/(?!model/)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "wallet-is-chain-free",
      severity: "error",
      from: { path: "^features/(wallet|fairness|tokens)/" },
      to: { path: "^features/(?!kernel/|betting/|chain/|wallet/|fairness/|tokens/)" },
    },
    {
      name: "gamba-above-betting-alone",
      comment:
        "It is the package @dghrt/gamba, which knows nothing of this app: nodes, creator and fees are arguments.",
      severity: "error",
      from: { path: "^features/chain/", pathNot: "tsdown\\.config" },
      to: { path: "^(features/(?!kernel/|betting/|chain/)|server|app|localnet|tools|design-system|themes)/" },
    },
    {
      name: "decoders-need-no-chain-client",
      comment: "The indexer and pages read bytes without anchor and web3.js.",
      severity: "error",
      from: { path: "^features/chain/decode(\\.ts|/)", pathNot: "\\.test\\." },
      to: { pathNot: "^features/(chain/decode/|kernel/base58\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "reading-needs-no-chain-client",
      comment:
        "A page reads, sends and follows without anchor and web3.js: they come with the first transaction that is prepared.",
      severity: "error",
      from: { path: "^features/chain/(read|model)/", pathNot: "\\.test\\." },
      to: { path: `^(features/chain/data/|${chainPackages})`, dependencyTypesNot: ["type-only", "dynamic-import"] },
    },
    {
      name: "the-choice-of-nodes-needs-nothing",
      comment: "The configuration of the build reads it.",
      severity: "error",
      from: { path: "^features/chain/model/rpc-endpoints\\.ts$" },
      to: { path: "." },
    },
    { name: "nothing-imports-app", severity: "error", from: { pathNot: "^(app|tests|tools)/" }, to: { path: "^app/" } },
    {
      name: "only-the-contract-of-the-server",
      severity: "error",
      from: { path: "^(features|app)/" },
      to: { path: "^server/(?!contract/)" },
    },
    {
      name: "server-knows-no-view",
      severity: "error",
      from: { path: "^server/" },
      to: {
        path: "^(design-system|features|app)/",
        pathNot:
          "^features/(kernel/(money|base58)|betting/model/index|chain/(decode|model/(rpc-endpoints|witnesses)))\\.ts$",
      },
    },
    {
      name: "the-contract-knows-itself",
      comment: "Browsers load it.",
      severity: "error",
      from: { path: "^server/contract/" },
      to: { path: "^server/(?!contract/)" },
    },
    {
      name: "localnet-and-server-meet-over-rpc",
      severity: "error",
      from: { path: "^(localnet|server)/" },
      to: { path: "^(localnet|server)/", pathNot: "^$1/" },
    },
    {
      name: "localnet-knows-no-product",
      severity: "error",
      from: { path: "^localnet/" },
      to: { path: "^(themes|design-system|features|app)/" },
    },
    {
      name: "features-by-their-index",
      severity: "error",
      from: { path: "^(features/[^/]+|app|stories)/" },
      to: {
        path: "^features/[^/]+/",
        // Packages: their entry points are the ones that their package.json names.
        pathNot: [
          "^$1/",
          "^features/[^/]+/index\\.ts$",
          "^features/games/catalogue/catalogue\\.ts$",
          // A test of the app draws the lazy parts of all features.
          "^features/lazy-parts/testing/index\\.ts$",
          "^features/fairness/(verifier|chain|react)\\.ts$",
          "^features/kernel/(money|base58|storage|versioned|http|remote|logger|time-text|when-idle|yield-to-main|react)\\.ts$",
          "^features/betting/(index|chain-error|react/index|testing/index|testing/vitest|model/[a-z-]+)\\.ts$",
          "^features/chain/(index|decode|model/rpc-endpoints|wallet-adapter|gamba-react)\\.ts$",
        ],
      },
    },
    {
      // Tests may import testing/index.ts as well, which no product code may.
      name: "features-by-their-index-for-tests",
      severity: "error",
      from: { path: "^tests/" },
      to: {
        path: "^features/[^/]+/",
        pathNot: [
          "^features/[^/]+/(testing/)?index\\.ts$",
          "^features/fairness/(verifier|chain)\\.ts$",
          "^features/betting/(testing/vitest|model/index)\\.ts$",
          "^features/chain/(decode|wallet-adapter|gamba-react)\\.ts$",
          // What is left of deeper imports; the list only gets shorter.
          "^features/pools/model/jackpot-split\\.ts$",
          "^features/games/(play/(play-session|signed-evidence)|celebration/tier)\\.ts$",
          "^features/fairness/(chain/(signed-transaction|signed-remarks|gamba-data|derived-address|base58)|model/seeds)\\.ts$",
        ],
      },
    },
    {
      name: "chain-packages-stay-in-chain",
      severity: "error",
      from: { path: "^(themes|design-system|app|server|features)/", pathNot: "^(features/chain|server/indexer)/" },
      to: { path: chainPackages },
    },
    {
      // A bet, a round and a session are plain models: only screens and pages draw them.
      name: "game-models-import-no-ui",
      severity: "error",
      from: { path: "^features/games/(play|run)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(features/games/(screen|page|kit3d)/|design-system/)|\\.tsx$" },
    },
    {
      // Elsewhere a session is received: a second one for the same wallet would place bets beside the first.
      name: "one-place-creates-rounds",
      severity: "error",
      from: {
        path: "^(features|app)/",
        pathNot: "(^features/betting/(chain-round|free-betting)|/testing/.*|\\.test)\\.ts$",
      },
      to: { path: "^features/betting/round\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "one-place-creates-sessions",
      severity: "error",
      from: { path: "^(features|app)/", pathNot: "(^features/games/play/sessions|\\.test)\\.ts$" },
      to: { path: "^features/games/play/play-session\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-unresolved",
      severity: "error",
      from: { pathNot: "^\\.storybook/" },
      to: { couldNotResolve: true, pathNot: "(^(virtual:|node:)|\\?url$)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // The consumers are projects of their own.
    exclude: { path: "(^|/)dist/|^tests/consumers/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
    },
  },
}
