import { setNonce } from "get-nonce"
import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { prerenderPattern } from "#contract/prerender-pattern"
import { readAppConfig } from "#features/app-config"
import { logger, whenIdle, yieldToMain } from "#features/kernel"
import { restoreSettings, settings } from "#features/settings"
import { selectionStore } from "#features/tokens"
import { loadNetworkChoice, registerLocalWallets, registerMobileWallets } from "#features/wallet"
import { App } from "./app"
import { applyFlags, flags } from "./navigation/flags"
import { restoreScrollPositions } from "./navigation/scroll-restoration"
import { headOf, writeHead } from "./pages/page-head"
import { followPrefetchLevel } from "./prefetch"
import { createAppRouter } from "./router"
import { createAppWallets } from "./wallets"
import "./styles.css"

// Overlays write style elements; the content policy lets in those that carry the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

/** How long the first render waits for the page's own code before it shows the frame around it. */
const pageWaitMs = 1_000
/** By then the page has loaded what it needs, also over a slow connection. */
const serviceWorkerAfterMs = 10_000

async function start(root: HTMLElement) {
  // The libraries and the frame have just run, in one task: the router and the page get one of their own.
  await yieldToMain()
  restoreSettings()
  selectionStore.connectPool(settings.state.user.lastSelectedPool, (lastSelectedPool) =>
    settings.change({ lastSelectedPool }),
  )
  const config = applyFlags(readAppConfig(), flags)
  let ownWalletCame: () => void = () => undefined
  const wallets = createAppWallets(config, new Promise<void>((resolve) => (ownWalletCame = resolve)))
  const router = createAppRouter({ config, wallets, flags })
  followPrefetchLevel(router)
  restoreScrollPositions(router)
  router.subscribe("onResolved", () => writeHead(headOf(router.state.matches)))
  const app = <App router={router} wallets={wallets} />
  if (root.dataset.drawn === prerenderPattern(location.pathname)) {
    // The first render needs the page's own code, or it would not equal the prerendered page.
    await router.load()
    const onRecoverableError = (error: unknown) => logger.error("The page was not as it was drawn", error)
    // A transition hydrates in slices, between which the browser handles input.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  } else {
    // A page that is slow to load is awaited inside the frame.
    await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, pageWaitMs))])
    startTransition(() => createRoot(root).render(app))
  }
  await registerLocalWallets().finally(ownWalletCame)
  const { announceWallet } = await import("./money/announce-wallet")
  announceWallet(wallets, config.cluster)
  await whenIdle()
  try {
    await Promise.all([loadNetworkChoice(config.cluster), registerMobileWallets(config.cluster)])
  } catch (error) {
    logger.warn("The wallets of this phone could not be reached", error)
  }
}

async function startServiceWorker() {
  try {
    const { registerServiceWorker } = await import("./service-worker/register")
    await registerServiceWorker()
  } catch (error) {
    logger.warn("Without a network a reload will show the browser's own page", error)
  }
}

const root = document.getElementById("root")
if (!root) throw new Error("The page has no root element")
start(root).catch((error: unknown) => {
  logger.error("The app did not start", error)
  document.getElementById("code-missing")?.removeAttribute("hidden")
})
// Not in development: the worker would outlive the development server and answer in its place.
if (import.meta.env.PROD) setTimeout(startServiceWorker, serviceWorkerAfterMs)
