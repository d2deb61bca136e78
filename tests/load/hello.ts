import { serve } from "@hono/node-server"
import { Hono } from "hono"

// What the same framework answers without doing anything: the yardstick for the server's own answers, measured in the same run.
const app = new Hono().get("/", (c) => c.text("hello"))
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
  process.send?.({ ready: `http://127.0.0.1:${port}` }),
)
process.on("disconnect", () => server.close(() => process.exit(0)))
