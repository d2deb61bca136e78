import { writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { type ServerType, serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import * as v from "valibot"
import type { Approvals } from "./changes"

const approvals = v.record(v.pipe(v.string(), v.maxLength(500)), v.pipe(v.string(), v.maxLength(100)))

/** The report of a folder, and the one call that saves its approvals there and passes them on. */
export const reportApp = (folder: string, onSaved: (list: Approvals) => unknown = () => undefined) =>
  new Hono()
    .put("/approved.json", bodyLimit({ maxSize: 10_000_000 }), async (c) => {
      const list = v.safeParse(approvals, await c.req.json().catch(() => null))
      if (!list.success) return c.json({ error: "Send an object of pictures and their SHA-256." }, 400)
      await writeFile(join(folder, "approved.json"), `${JSON.stringify(list.output, null, 2)}\n`)
      await onSaved(list.output)
      return c.json({ saved: Object.keys(list.output).length })
    })
    .get("/", (c) => c.redirect("/report.html"))
    .get("/*", serveStatic({ root: relative(process.cwd(), folder) }))

/** Serves the report to this machine alone until the process ends; a free port where the wanted one is taken. */
export function serveReport(
  folder: string,
  port: number,
  { onUrl, onSaved }: { onUrl: (url: string) => void; onSaved?: (list: Approvals) => unknown },
): Promise<ServerType> {
  const { fetch } = reportApp(folder, onSaved)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: "127.0.0.1" }, ({ port: taken }) => {
      onUrl(`http://127.0.0.1:${taken}/report.html`)
      resolve(server)
    })
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE" || port === 0) reject(error)
      else resolve(serveReport(folder, 0, { onUrl, ...(onSaved && { onSaved }) }))
    })
  })
}
