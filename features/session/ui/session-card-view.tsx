import { Button, Card } from "@dghrt/design-system"
import { momentText } from "#features/kernel"

export interface SessionCardViewProps {
  /** Milliseconds since 1970 until which this wallet is signed in; null while it is not. */
  untilMs: number | null
  /** The wallet is asked to sign, or the server to sign out. */
  busy: boolean
  /** The result of the last action, or why it failed. */
  notice: string | null
  onSignIn: () => void
  onSignOut: (where: "here" | "everywhere") => void
}

/** The sign-in of a wallet on this site, which writes chat messages, and how to end it in every browser. */
export function SessionCardView({ untilMs, busy, notice, onSignIn, onSignOut }: SessionCardViewProps) {
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="sign-in-card" className="grid content-start gap-4">
        <h2 id="sign-in-card" className="font-[650]">
          Sign-in
        </h2>
        <p className="text-sm text-text-secondary">
          {untilMs === null
            ? "Sign in to write in the chat, or to sign out in other browsers. Your wallet signs a short message; it costs nothing."
            : `You are signed in until ${momentText(untilMs)}. Chat messages are sent in the name of this wallet.`}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {untilMs === null ? (
            <Button loading={busy} onClick={onSignIn} className="flex-auto">
              Sign in
            </Button>
          ) : (
            <>
              <Button aria-disabled={busy} onClick={() => onSignOut("here")} className="flex-auto">
                Sign out
              </Button>
              <Button aria-disabled={busy} onClick={() => onSignOut("everywhere")} className="flex-auto text-danger">
                Sign out everywhere
              </Button>
            </>
          )}
        </div>
        <p role="status" className="wrap-anywhere text-sm text-text-secondary empty:hidden">
          {notice}
        </p>
      </section>
    </Card>
  )
}
