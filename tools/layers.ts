import { spawnSync } from "node:child_process"
import { layersProblem } from "./test/layers-verdict"

/** The import rules of `.dependency-cruiser.cjs` over all code. */
const folders = ["themes", "design-system", "features", "app", "server", "localnet", "stories", "tests", "tools"]
const { status, stdout, stderr } = spawnSync("npx", ["depcruise", "--config", ".dependency-cruiser.cjs", ...folders], {
  encoding: "utf8",
  env: { ...process.env, FORCE_COLOR: "0" },
})
const output = `${stdout}${stderr}`
const problem = layersProblem({ code: status ?? 1, output })
console.log(output.trimEnd())
if (problem !== null) {
  console.error(problem)
  process.exitCode = 1
}
