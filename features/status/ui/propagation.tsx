import { useDnsStatus } from "../data/use-status"
import { PropagationView } from "./propagation-view"

/** `domain` is a host name of this site, its first one when it is left out. */
export const Propagation = ({ domain }: { domain: string | undefined }) => (
  <PropagationView dns={useDnsStatus(domain)} />
)
