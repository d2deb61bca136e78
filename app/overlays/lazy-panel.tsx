import type { ComponentType } from "react"
import { lazyPart } from "#features/kernel"
import { panelNotLoaded } from "#features/messages"
import { WaitingPanel } from "./waiting-panel"

/** A whole panel whose file is fetched when it is first opened. */
export const lazyPanel = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(load, { waiting: <WaitingPanel />, failed: panelNotLoaded })
