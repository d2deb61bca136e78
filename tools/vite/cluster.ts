import type { Plugin } from "vite"

/** Leaves the cluster's name in the build, so that the server can refuse to serve it for another one. */
export function recordCluster(cluster: string): Plugin {
  return {
    name: "record-cluster",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "cluster.txt", source: cluster })
    },
  }
}
