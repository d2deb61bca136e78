/** A third-party package in the app's bundle or server. */
export interface Dependency {
  name: string
  version: string
  /** SPDX expression, as the package declares it. */
  licence: string
  /** Source or home page; null when the package names none. */
  url: string | null
}
