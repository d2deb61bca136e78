import { type ComponentType, type ElementType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react"
import { missingCode } from "../model/missing-code"
import { CodeNotLoaded } from "./code-not-loaded"
import { LazyComponentError } from "./lazy-component-error"
import { LoadBoundary } from "./load-boundary"

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type Failed = (retry: () => void, error: unknown, tries: number) => ReactNode

export interface LazyPartOptions<Props> {
  /** Stands in while the part is on its way: nothing by default. */
  waiting?: ReactNode | ((props: Props) => ReactNode)
  /** Stands in when the part did not come: nothing by default. `retry` fetches it again. */
  failed?: Failed
}

export interface Part<Props> {
  load: Load<Props>
  /** Shared by all that draw the part, so that a later one finds it loaded. */
  loaded: ElementType
  waiting: NonNullable<LazyPartOptions<Props>["waiting"]> | null
  failed: Failed
}

const nothing = () => null

/** All parts. A test draws each of them while it loads and after it failed, in its own place. */
export const madeParts: Part<object>[] = []

/**
 * A part of a page whose file is fetched when it is first drawn; made once, outside of components. What is around it
 * stays, also when the file does not come: without a boundary of its own a missing file would replace the whole page,
 * and the game that is played on it.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting = null, failed = nothing }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const part: Part<Props> = { load, loaded: lazy(load), waiting, failed }
  // The test replaces the file, and only the file needs the props.
  madeParts.push(part as unknown as Part<object>)
  // When a prerendered part renders again before it has hydrated, React draws it twice.
  return memo<Props>((props) => <DrawnPart part={part} props={props} />)
}

export function DrawnPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [, setAttempt] = useState(0)
  const { loaded: Loaded, waiting, failed } = part
  return (
    <LoadBoundary
      // What failed is remembered by its component, so that the next one to draw it needs another.
      onFailure={() => {
        part.loaded = lazy(part.load)
      }}
      onRetry={() => setAttempt((last) => last + 1)}
      fallback={(retry, error, tries) => <OnceOnline retry={retry}>{failed(retry, error, tries)}</OnceOnline>}
    >
      <Suspense fallback={typeof waiting === "function" ? waiting(props) : waiting}>
        <Loaded {...props} />
      </Suspense>
    </LoadBoundary>
  )
}

/** Tries again by itself when the network is back. */
function OnceOnline({ retry, children }: { retry: () => void; children: ReactNode }) {
  useEffect(() => {
    addEventListener("online", retry)
    return () => removeEventListener("online", retry)
  })
  return children
}

/** In place of a part that did not come or that failed: what is missing, and a way to try again. `name` begins the sentence. */
export const notLoaded =
  (name: string): Failed =>
  (retry, error, tries) =>
    missingCode(error) ? (
      <CodeNotLoaded
        title={`${name} did not load`}
        detail="Check your connection and try again."
        error={error}
        onRetry={retry}
      />
    ) : (
      <LazyComponentError name={name} error={error} tries={tries} onRetry={retry} />
    )
