import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/fairness')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/fairness"!</div>
}
