import { spawnSync } from "node:child_process"
import { chromatic } from "./chromatic"

process.exitCode = chromatic(process.env, (command, args) => spawnSync(command, args, { stdio: "inherit" }).status ?? 1)
