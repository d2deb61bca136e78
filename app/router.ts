import { createRouter } from "@tanstack/react-router"
import type { RouteContext } from "./route-context"
import { routeTree } from "./route-tree.gen"

export const createAppRouter = (context: RouteContext) =>
  createRouter({ routeTree, context, defaultPreload: "intent", scrollRestoration: true })

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
