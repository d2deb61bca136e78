export const logLevels = ["ERROR", "WARN", "SUCCESS", "INFO"] as const
export type LogLevel = (typeof logLevels)[number]

export interface LogLine {
  /** From 1. */
  index: number
  level: LogLevel
  message: string
}

/** Base64 may spell any word by chance. */
const isData = (message: string) => /^Program (data|return):/.test(message)

function levelOf(message: string): LogLevel {
  if (isData(message)) return "INFO"
  if (/error|failed/i.test(message)) return "ERROR"
  if (/warning/i.test(message)) return "WARN"
  return /success/i.test(message) ? "SUCCESS" : "INFO"
}

export const logLinesOf = (messages: readonly string[]): readonly LogLine[] =>
  messages.map((message, index) => ({ index: index + 1, level: levelOf(message), message }))

export interface LogSummary {
  total: number
  errors: number
  warnings: number
  success: number
}

export function summaryOf(lines: readonly LogLine[]): LogSummary {
  const count = (level: LogLevel) => lines.filter((line) => line.level === level).length
  return { total: lines.length, errors: count("ERROR"), warnings: count("WARN"), success: count("SUCCESS") }
}
