import { captureRoutes } from "./tools/visual/capture-routes"
import { themeIds } from "@dghrt/themes"
const take = (folder: string) => captureRoutes({ checkout: process.cwd(), folder, routes: new RegExp(process.argv[2] ?? ""), themes: themeIds, workers: 2 })
const a = await take("/tmp/d/ra"); console.log(a.pictures.size, a.seconds, [...a.broken])
const b = await take("/tmp/d/rb"); console.log(b.pictures.size, b.seconds, [...b.broken])
for (const [k, p] of a.pictures) if (b.pictures.get(k)?.sha256 !== p.sha256) console.log("DIFF", k)
