import {
  Button,
  EmptyState,
  ErrorState,
  Input,
  SkeletonRows,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  VisuallyHidden,
  visibleText,
} from "@dghrt/design-system"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { RoundError } from "../chain/round-error"
import { handValuesOf } from "../model/hand-values"
import type { RaceEvidence } from "../model/verify-race"
import type { Evidence } from "../model/verify-round"
import { asMeant } from "./as-copied"
import { HandForm, noHandValues } from "./hand-form"
import { ProofPanel } from "./proof-panel"
import { RaceProof } from "./race-proof"
import { RecipeCode } from "./recipe-code"

type Result =
  | { state: "empty" }
  | { state: "loading" }
  | { state: "failed"; title: string; reason: string }
  | { state: "found"; evidence: Evidence }
  | { state: "race"; evidence: RaceEvidence }

const isForged = (error: unknown) => error instanceof RoundError && error.reason === "forged"

export interface VerifierViewProps {
  /** Collects the evidence of a round or of a race from the chain, by the signature of one of its transactions. */
  loadEvidence: (signature: string) => Promise<Evidence | RaceEvidence>
  /** Verified at once, when the page's address names one. */
  initialSignature?: string
  /** Where the published test vectors can be had as JSON. */
  vectorsHref?: string
}

/** Recomputes a round from its signature, or from values by hand, and shows the six steps. */
export function VerifierView({ loadEvidence, initialSignature = "", vectorsHref }: VerifierViewProps) {
  const [signature, setSignature] = useState(initialSignature)
  const [values, setValues] = useState(noHandValues)
  const [result, setResult] = useState<Result>({ state: "empty" })
  // A reply that comes after another round was asked for is dropped.
  const asked = useRef(0)

  async function verify(text: string) {
    asked.current += 1
    const own = asked.current
    setResult({ state: "loading" })
    const found = await loadEvidence(visibleText(text)).then(
      (evidence): Result => ("entries" in evidence ? { state: "race", evidence } : { state: "found", evidence }),
      (error: unknown): Result => ({
        state: "failed",
        title: isForged(error) ? "The node sent a forged transaction" : "We could not read this round",
        reason: error instanceof Error ? error.message : `${error}`,
      }),
    )
    if (own !== asked.current) return
    setResult(found)
    if (found.state === "found") setValues(handValuesOf(found.evidence))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (visibleText(signature) !== "") void verify(signature)
  }
  async function verifyByHand(evidence: Evidence) {
    asked.current += 1
    const own = asked.current
    // A page that is not secure cannot compute; its steps say so.
    const meant = await asMeant(evidence).catch(() => evidence)
    if (own === asked.current) setResult({ state: "found", evidence: meant })
  }
  function showByHand(next: Result) {
    asked.current += 1
    setResult(next)
  }

  const first = useRef(verify)
  useEffect(() => {
    if (initialSignature !== "") void first.current(initialSignature)
  }, [initialSignature])

  return (
    <div data-slot="verifier" className="@container grid grid-cols-1 gap-5 text-text">
      <header className="grid gap-1.5">
        <h1 className="type-d2 type-display">Verify a bet</h1>
        <p className="max-w-[68ch] text-text-secondary">
          The server's seed is fixed by its hash before the bet. After the bet it is revealed, and HMAC-SHA256 of that
          seed and “client seed-nonce” gives the result: its first five hex digits, modulo the number of outcomes. Your
          browser repeats every step here. No wallet is needed, and values that you enter by hand are checked without a
          network.
        </p>
        {vectorsHref !== undefined && (
          <p className="text-sm text-text-muted">
            Write your own verifier and test it with our{" "}
            <a
              href={vectorsHref}
              download="dghrt-fairness-vectors.json"
              className="inline-flex min-h-11 items-center font-semibold text-primary underline decoration-1 underline-offset-4"
            >
              test vectors (JSON)
            </a>
            .
          </p>
        )}
      </header>
      <div className="grid grid-cols-1 items-start gap-5 @split:grid-cols-[minmax(0,23.75rem)_minmax(0,1fr)]">
        <section className="card min-w-0 p-5" aria-label="Round to verify">
          <Tabs defaultValue="signature">
            <TabsList label="Source of the values">
              <TabsTrigger value="signature">From a signature</TabsTrigger>
              <TabsTrigger value="hand">Enter by hand</TabsTrigger>
            </TabsList>
            <TabsContent value="signature" className="pt-4">
              <form onSubmit={submit} className="grid grid-cols-1 gap-4">
                <Input
                  label="Transaction signature"
                  hint="Of the bet, its settlement or a race."
                  value={signature}
                  onChange={(event) => setSignature(event.target.value)}
                  autoComplete="off"
                  spellCheck={false}
                />
                <Button type="submit" variant="primary">
                  Verify
                </Button>
              </form>
            </TabsContent>
            <TabsContent value="hand" className="pt-4">
              <HandForm
                values={values}
                onValuesChange={setValues}
                onVerify={(evidence) => void verifyByHand(evidence)}
                onInvalid={() => showByHand({ state: "empty" })}
              />
            </TabsContent>
          </Tabs>
        </section>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <VisuallyHidden>
            <h2>Result</h2>
          </VisuallyHidden>
          <div>
            {result.state === "empty" && (
              <EmptyState title="No bet verified yet" detail="Paste a signature, or enter the values by hand." />
            )}
            {result.state === "loading" && <SkeletonRows count={6} label="Reading the round from the chain" />}
            {result.state === "failed" && <ErrorState title={result.title} detail={result.reason} />}
            {result.state === "race" && <RaceProof evidence={result.evidence} />}
            {result.state === "found" && <ProofPanel evidence={result.evidence} />}
          </div>
          {result.state === "found" && <RecipeCode evidence={result.evidence} />}
        </div>
      </div>
    </div>
  )
}
