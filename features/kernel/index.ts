export { abortAny } from "./abort-any"
export { type FrameSkip, frameMs, framesJudged, nextFrameSkip, slowFrameMs } from "./frame-skip"
export { ApiError, type ApiErrorKind, deleteJson, getJson, postJson, type RequestOptions, toApiError } from "./http"
export { type LogEntry, type Logger, logger, logText, thrownText } from "./logger"
export { amount } from "./money"
export { onFirstUse } from "./on-first-use"
export { type Remote, toCurrentRemote, toRemote } from "./remote"
export { servedBuild } from "./served-build"
export { serverClock, serverNowMs } from "./server-clock"
export {
  browserStorage,
  memoryStorage,
  type StoragePort,
  type Stored,
  sessionStoragePort,
  storageLasts,
  stored,
} from "./storage"
export { ageText, clockText, dayText, minuteText, momentText } from "./time-text"
export { useOnline } from "./use-online"
export { type ReadConfig, useRead } from "./use-read"
export { whenIdle } from "./when-idle"
export { whenNear } from "./when-near"
export { yieldToMain } from "./yield-to-main"
