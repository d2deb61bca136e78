import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToReadableStream } from "react-dom/server"
import { expect, onTestFinished } from "vitest"
import { useHydrated } from "../hooks/use-hydrated"

/** Renders what it draws again as soon as it has hydrated, as a page does that now knows its browser. */
const Page = ({ draw }: { draw: () => ReactNode }) => <main data-alive={useHydrated()}>{draw()}</main>

/** A page as a server draws it, and the way to bring it alive. */
export async function drawnPage(draw: () => ReactNode) {
  const page = <Page draw={draw} />
  // In one piece, as pages are drawn at build time.
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  await stream.allReady
  const root = document.body.appendChild(document.createElement("div"))
  root.innerHTML = await new Response(stream).text()
  onTestFinished(() => root.remove())
  return {
    root,
    async comeAlive() {
      // What React has drawn anew is in the page.
      const app = hydrateRoot(root, page, { onRecoverableError: () => undefined })
      onTestFinished(() => app.unmount())
      await expect.poll(() => root.querySelector("[data-alive=true]")).not.toBeNull()
    },
  }
}
