import { Badge, Button, selectContent } from "@dghrt/design-system"
import { ChevronDown, ChevronUp } from "lucide-react"
import { type ReactNode, useId } from "react"
import type { Activity } from "../model/activity"
import { type CacheFigures, isSlow, type PageFigures } from "../model/monitor"

export interface DiagnosticsViewProps {
  figures: PageFigures
  caches: CacheFigures
  activity: Activity
  /** The log, oldest line first. */
  log: string
  open: boolean
  /** Whether the details were copied; null before that. */
  copied: boolean | null
  /** The details that the browser did not copy. */
  uncopied?: string | undefined
  onToggle: () => void
  onCopy: () => void
}

const kilobytes = (bytes: number | null) => (bytes === null ? "not known" : `${Math.round(bytes / 1_000)} kB`)
const known = (count: number | null) => (count === null ? "not known" : String(count))

/** For support: what this page, its caches and this session are doing. Over the page, where it covers no bet's controls. */
export function DiagnosticsView({
  figures,
  caches,
  activity,
  log,
  open,
  copied,
  uncopied,
  onToggle,
  onCopy,
}: DiagnosticsViewProps) {
  const content = useId()
  const Icon = open ? ChevronDown : ChevronUp
  return (
    <section
      aria-label="Diagnostics"
      data-slot="diagnostics"
      className="card fixed start-2 bottom-18 z-20 flex max-h-[min(60dvh,34rem)] w-80 max-w-[calc(100vw-1rem)] flex-col bg-surface text-sm shadow-3 docked:bottom-2 docked:w-58"
    >
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={content}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center justify-between gap-2 px-3 font-[650]"
        >
          Diagnostics
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </h2>
      <div id={content} hidden={!open} className="min-h-0 overflow-y-auto px-3 pb-3">
        <Group title="Performance">
          <Fact name="Frames">
            {figures.framesPerSecond === null ? "not measured" : `${figures.framesPerSecond} per second`}
          </Fact>
          <Fact name="Slow tasks">
            {figures.reportsTasks ? (
              <Badge tone={isSlow(figures.slowTasks) ? "danger" : "success"}>{figures.slowTasks}</Badge>
            ) : (
              "not known"
            )}
          </Fact>
          <Fact name="Memory">{kilobytes(figures.heapBytes)}</Fact>
          <Fact name="Elements">{figures.elements}</Fact>
          <Fact name="Requests">{`${figures.requests}, ${kilobytes(figures.transferredBytes)}`}</Fact>
          <Fact name="Developer tools">{figures.inspected ? "seem open" : "not seen"}</Fact>
        </Group>
        <Group title="Caches">
          <Fact name="Stored files">{known(caches.storedFiles)}</Fact>
          <Fact name="Storage">{kilobytes(caches.storageBytes)}</Fact>
          <Fact name="Server">
            {caches.server
              ? `${caches.server.size} of ${caches.server.maxSize}, ${caches.server.hits} hits, ${caches.server.misses} misses`
              : "no answer"}
          </Fact>
        </Group>
        <Group title="Session, on this device only">
          <Fact name="Activity">{activity.level}</Fact>
          <Fact name="Duration">{`${Math.floor(activity.sessionDuration / 60_000)} min`}</Fact>
          <Fact name="Plays">{`${activity.gamesPlayedThisSession} now, ${activity.gamesPlayed} in all`}</Fact>
          <Fact name="Pages">{activity.routeChanges}</Fact>
          <Fact name="Game">{activity.currentGame ?? "none"}</Fact>
        </Group>
        <h3 className="mt-3 text-text-muted type-label">Log</h3>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
          tabIndex={0}
          className="well mt-1 max-h-32 overflow-auto rounded-md p-2 font-mono text-xs"
        >
          {log === "" ? "Nothing has been logged." : log}
        </pre>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={onCopy}>
            Copy for support
          </Button>
          <p role="status">
            {copied === null
              ? null
              : copied
                ? "Text copied to clipboard!"
                : "This browser does not allow copying here. It is selected."}
          </p>
        </div>
        {uncopied !== undefined && (
          <pre ref={selectContent} className="well mt-2 rounded-md p-2 font-mono text-xs whitespace-pre-wrap">
            {uncopied}
          </pre>
        )}
      </div>
    </section>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="mt-3 text-text-muted type-label first:mt-0">{title}</h3>
    <dl className="mt-1 grid gap-1">{children}</dl>
  </>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-text-secondary">{name}</dt>
    <dd className="wrap-anywhere text-end tabular-nums">{children}</dd>
  </div>
)
