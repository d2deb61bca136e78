import { Badge, type BadgeProps, ErrorState, SkeletonRows } from "@dghrt/design-system"
import type { DnsStatus } from "#contract/monitoring"
import { clockText, type Remote } from "#features/kernel"

const tones: Record<DnsStatus["status"], NonNullable<BadgeProps["tone"]>> = {
  Online: "success",
  Issues: "warning",
  Offline: "danger",
}
const meaning: Record<DnsStatus["status"], string> = {
  Online: "Every resolver answers, and they agree.",
  Issues: "Some resolvers do not answer or give other addresses. A change may still be spreading.",
  Offline: "No resolver knows this name.",
}

/** How a host name resolves, one row for each resolver. */
export function PropagationView({ dns }: { dns: Remote<DnsStatus> }) {
  switch (dns.status) {
    case "loading":
      return <SkeletonRows count={5} label="Asking the resolvers" />
    case "failed":
      return (
        <ErrorState
          title="The DNS status is not known"
          detail={dns.error.message}
          onRetry={dns.error.status === 404 ? undefined : dns.retry}
        />
      )
    case "ready": {
      const { domain, status, checks, checkedAtMs } = dns.value
      return (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="wrap-anywhere type-d3 type-display">{domain}</h2>
            <Badge tone={tones[status]} dot>
              {status}
            </Badge>
          </div>
          <p className="text-text-secondary">{meaning[status]}</p>
          <table aria-label="Resolvers" className="w-full">
            <thead>
              <tr className="h-9 text-text-muted type-label">
                <th scope="col" className="text-start font-medium">
                  Resolver
                </th>
                <th scope="col" className="text-start font-medium">
                  Addresses
                </th>
                <th scope="col" className="text-end font-medium">
                  Answered in
                </th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ resolver, ok, addresses, answeredInMs }) => (
                <tr key={resolver} className="h-13 border-hair border-t">
                  <td className="pe-3 font-semibold">{resolver}</td>
                  <td className="wrap-anywhere py-1 pe-3 font-mono text-sm">
                    {ok ? addresses.join(", ") : <Badge tone="danger">No answer</Badge>}
                  </td>
                  <td className="text-end tabular-nums">{`${Math.round(answeredInMs)} ms`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-sm text-text-muted">
            Checked at <time dateTime={new Date(checkedAtMs).toISOString()}>{clockText(checkedAtMs)}</time>. The server
            asks at most once a minute.
          </p>
        </div>
      )
    }
  }
}
