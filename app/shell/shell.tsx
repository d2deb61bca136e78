import type { ReactNode } from "react"
import type { AppConfig } from "#contract/config"
import { Overlays } from "../overlays/overlays-root"
import { Footer } from "./footer"
import { Header } from "./header"
import { TestingBanner } from "./testing-banner"
import { Toasts } from "./toasts"

/** What stands around every page. */
export function Shell({ config, children }: { config: AppConfig; children: ReactNode }) {
  return (
    <div className="canvas flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <TestingBanner cluster={config.cluster} />
      <Header config={config} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-600 flex-1 px-3.5 py-4 outline-hidden md:px-7 md:py-6"
      >
        {children}
      </main>
      <Footer />
      <Overlays />
      <Toasts />
    </div>
  )
}
