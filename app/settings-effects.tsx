import { useRouter, useRouterState } from "@tanstack/react-router"
import { useCallback, useEffect, useState } from "react"
import * as v from "valibot"
import { logger, stored, whenIdle } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { SettingsEffects, settings } from "#features/settings"
import { useWallet } from "#features/wallet"
import { createAdaptedNotice } from "./adapted-notice"
import { debugFlag } from "./diagnostics/debug-flag"
import { toasts } from "./shell/toasts"

/** The page's first seconds belong to what it shows. */
const preloadAfterMs = 3_000
/** For what nobody sees; the log holds failures until then. */
const backgroundAfterMs = 8_000

/** Code that nothing on screen waits for. */
async function inBackground(afterMs: number, run: () => Promise<void>) {
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  await whenIdle()
  await run().catch((error) => logger.info("Background code did not load", error))
}

const Diagnostics = lazyPart(async () => ({
  default: (await import("./diagnostics/diagnostics-host")).DiagnosticsHost,
}))

const tell = createAdaptedNotice({
  find: (selector) => document.querySelector(selector),
  announced: stored("dghrt-effects-announced", v.boolean(), false),
  show: () =>
    toasts.push({
      tone: "info",
      title: "Effects are off to keep play smooth",
      action: { label: "Restore Visuals", run: settings.restoreVisuals },
    }),
})

/** The settings' work, with what of the app it needs. Draws nothing. */
export default function AppSettingsEffects() {
  const { address } = useWallet()
  const router = useRouter()
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    void inBackground(backgroundAfterMs, async () => {
      const { startBackground } = await import("./background/start-background")
      if (gone) return
      stop = await startBackground(router)
      if (gone) stop()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [router])
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    void inBackground(preloadAfterMs, async () => {
      const { keepPictures } = await import("./pictures/keep-pictures")
      if (!gone) stop = keepPictures()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  const warmUp = useCallback(
    () => void inBackground(preloadAfterMs, async () => (await import("./preload/start-preload")).startPreload(router)),
    [router],
  )
  const gameId = useRouterState({
    select: ({ location }) => /^\/game\/[^/]+\/([a-z0-9]{1,40})$/.exec(location.pathname)?.[1] ?? null,
  })
  // The first render equals the prerendered page, which knows no stored key.
  const [debug, setDebug] = useState(false)
  useEffect(() => setDebug(debugFlag.read()), [])
  return (
    <>
      <SettingsEffects gameId={gameId} connected={address !== null} warmUp={warmUp} onAdapted={tell} />
      {debug && <Diagnostics />}
    </>
  )
}
