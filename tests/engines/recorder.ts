import * as v from "valibot"
import { SiteRelay } from "../e2e/site-relay"
import { phonePage, phonePath } from "./phone-page"

const scriptPath = "/engine-recorder.js"
const recordPath = "/engine-record"

const record = v.object({ kind: v.string(), text: v.string(), page: v.string() })

/**
 * Runs before any script of the site: reports what breaks, because WebKit gives a driver no log, and makes the browser a
 * returning player's, whose boards are flat: without a graphics chip depth is drawn point by point.
 */
const script = `(() => {
  // A file that is on its way when the page is left does not arrive.
  let leaving = false
  addEventListener("beforeunload", () => { leaving = true })
  const say = (kind, text) =>
    !(leaving && /dynamically imported module|Importing a module script failed/.test(text)) &&
    navigator.sendBeacon("${recordPath}", JSON.stringify({ kind, text: String(text).slice(0, 600), page: location.pathname }))
  // A notice that a size changed once more while sizes were read; the browser reads it in its next frame.
  const notice = "ResizeObserver loop completed with undelivered notifications."
  addEventListener("error", ({ message }) => message !== notice && say("error", message))
  addEventListener("unhandledrejection", ({ reason }) => say("unhandled rejection", reason))
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    say("policy", violatedDirective + " " + blockedURI + " " + sample))
  const inputs = (window.engineInputs = [])
  const short = (node) => node instanceof Element
    ? node.tagName.toLowerCase() + " '" + (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 30) + "'"
    : String(node)
  for (const kind of ["pointerdown", "pointerup", "click", "keydown"])
    addEventListener(kind, ({ target, clientX, clientY }) => {
      inputs.push(Math.round(performance.now()) + " ms " + kind + " " + short(target) + " at " + [clientX, clientY])
      if (inputs.length > 12) inputs.shift()
    }, true)
  const { error } = console
  console.error = (...words) => {
    say("console", words.map(String).join(" "))
    error.apply(console, words)
  }
  localStorage.user ??= '{"newcomer":false,"autoAdapt":false,"perGameModePreferences":{"dice":"2D","flip":"2D","plinko":"2D"}}'
  localStorage["dghrt-terms-acceptance"] ??=
    JSON.stringify({ version: "2026-11-27", acceptedAtMs: 1793000000000, minimumAge: 18 })
})()`

export interface Recorder {
  relay: SiteRelay
  /** Files that do not come for now. */
  lost: RegExp | null
  /** What broke since the last call, one line each; what a page repeats is one line. */
  taken(): string[]
}

/** The site under another address, which reports what breaks in its pages. */
export async function recordingRelay(site: string): Promise<Recorder> {
  const relay = await SiteRelay.start(site)
  relay.framable = true
  let records: string[] = []
  const recorder: Recorder = {
    relay,
    lost: null,
    taken() {
      const found = [...new Set(records)]
      records = []
      return found
    },
  }
  relay.answer = (path, body) => {
    if (recorder.lost?.test(path)) throw new Error(`${path} is lost on its way`)
    const { pathname, searchParams } = new URL(path, site)
    if (pathname === scriptPath) return { type: "text/javascript", body: script }
    if (pathname === phonePath) return { type: "text/html", body: phonePage(searchParams) }
    if (pathname !== recordPath) return undefined
    const { kind, text, page } = v.parse(record, JSON.parse(body))
    records.push(`${kind} at ${page}: ${text}`)
    return { type: "text/plain", body: "" }
  }
  relay.change = (_, body) =>
    body.startsWith("<!doctype html>") || body.startsWith("<!DOCTYPE html>")
      ? { body: body.replace("<head>", `<head><script src="${scriptPath}"></script>`) }
      : undefined
  return recorder
}
