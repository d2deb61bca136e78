import { loadDiagnosticsPanel } from "#features/diagnostics"
import { lazyPart } from "#features/lazy-parts"
import { activity } from "../background/activity"

const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content ?? ""

/** The panel for support, over every page. */
export const DiagnosticsHost = lazyPart(async () => {
  const [{ default: Panel }, session] = await Promise.all([loadDiagnosticsPanel(), activity()])
  return { default: () => <Panel activity={session} build={ownBuild()} /> }
})
