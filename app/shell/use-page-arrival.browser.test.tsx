import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { closeOverlay, openOverlay, overlays } from "../overlays/overlays"
import { useBackSteps } from "../overlays/use-back-steps"
import { usePageArrival } from "./use-page-arrival"

afterEach(closeOverlay)

/** A phone with a page whose code and data take as long as the test says. */
async function showPhone() {
  await page.viewport(390, 664)
  const data = new EventTarget()
  const loaded = new Promise<void>((resolve) => {
    data.addEventListener("loaded", () => resolve(), { once: true })
  })
  const root = createRootRoute({
    component: function Root() {
      useBackSteps()
      usePageArrival()
      return <Outlet />
    },
  })
  const at = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader, component: () => <h1>{path}</h1> })
  const router = createRouter({
    routeTree: root.addChildren([at("/"), at("/bonus"), at("/leaderboard", () => loaded)]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultPendingMs: 60_000,
  })
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole("heading", { name: "/" })).toBeVisible()
  return { screen, data, router }
}

test("a chat that is opened while the next page loads stays open when the page has come, and Back closes it", async () => {
  const { screen, data, router } = await showPhone()
  void router.navigate({ href: "/leaderboard" })
  await expect.poll(() => router.state.isLoading).toBe(true)
  openOverlay("chat")
  await expect.poll(() => router.history.location.state.overlayDepth).toBe(1)
  data.dispatchEvent(new Event("loaded"))
  await expect.element(screen.getByRole("heading", { name: "/leaderboard" })).toBeVisible()
  expect(overlays.open?.id).toBe("chat")
  router.history.back()
  await expect.poll(() => overlays.open).toBeNull()
  await expect.element(screen.getByRole("heading", { name: "/leaderboard" })).toBeVisible()
})

test("a chat that was open before a link was followed closes, also when the page before is still loading", async () => {
  const { screen, router } = await showPhone()
  openOverlay("chat")
  void router.navigate({ href: "/leaderboard" })
  await expect.poll(() => overlays.open).toBeNull()
  openOverlay("chat")
  await expect.poll(() => router.history.location.state.overlayDepth).toBe(1)
  expect(overlays.open?.id).toBe("chat")
  void router.navigate({ href: "/bonus" })
  await expect.element(screen.getByRole("heading", { name: "/bonus" })).toBeVisible()
  expect(overlays.open).toBeNull()
})
