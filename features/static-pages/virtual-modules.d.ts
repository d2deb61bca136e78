/** Made at build time by tools/vite/generated-content.ts. */
declare module "virtual:releases" {
  import type { Release } from "./model/changelog"
  /** CHANGELOG.md, parsed. */
  export const releases: readonly Release[]
}

declare module "virtual:dependencies" {
  import type { Dependency } from "./model/dependencies"
  /** Every package that the app or its server ships, by name. */
  export const dependencies: readonly Dependency[]
}
