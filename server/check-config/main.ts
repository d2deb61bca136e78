import { type Hide, hiding, secretsOf } from "../secrets"
import { readServerSettings } from "../settings"
import { checkConfig } from "./check-config"
import { error, type Finding } from "./finding"

const marks = { ok: "ok     ", warning: "WARNING", error: "ERROR  " } as const

const lines = ({ item, level, says, mend }: Finding): string =>
  `${marks[level]}  ${item}: ${says}\n${mend === undefined ? "" : `           ${mend}\n`}`

/** `npm run check-config`: says what is in order and what is not, and how it is mended. Ends with 1 when something is wrong. */
async function main() {
  let findings: Finding[]
  let hide: Hide = (text) => text
  try {
    const settings = readServerSettings()
    hide = hiding(secretsOf(settings))
    findings = await checkConfig(settings)
  } catch (cause) {
    findings = [error("environment", cause instanceof Error ? cause.message : String(cause), "See .env.example.")]
  }
  for (const finding of findings) process.stdout.write(hide(lines(finding)))
  const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length
  process.stdout.write(`\n${count("ok")} ok, ${count("warning")} warnings, ${count("error")} errors\n`)
  process.exitCode = count("error") > 0 ? 1 : 0
}

await main()
