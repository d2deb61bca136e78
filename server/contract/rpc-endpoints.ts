// By its path: the configuration of the build reads it, and Node resolves a package without the condition "source" there.
export {
  createFailover,
  type Endpoint,
  endpointsOf,
  type Failover,
  ReplyTooLong,
} from "../../features/chain/model/rpc-endpoints.ts"
