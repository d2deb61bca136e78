import { createFileRoute, redirect } from "@tanstack/react-router"

export const Route = createFileRoute("/game/$gameId")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$gameId", params, replace: true })
  },
})
