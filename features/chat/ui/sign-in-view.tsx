import { Button } from "@dghrt/design-system"
import { useRef } from "react"
import { useFocusOnce } from "./use-focus-once"

export interface SignInViewProps {
  /** The wallet has been asked. */
  signing: boolean
  problem: string | null
  /** Takes the focus over from what it replaces. */
  focusOnMount?: boolean
  onSignIn: () => void
  onJustRead: () => void
}

/** What signing in means, wherever the chat asks for it. */
export const signInMeaning =
  "Your wallet signs a short message for this site. It sends no transaction and costs nothing. You stay signed in for 12 hours."

/** In place of the composer until the wallet has signed in: says what is signed, and for how long. */
export function SignInView({ signing, problem, focusOnMount = false, onSignIn, onJustRead }: SignInViewProps) {
  const sign = useRef<HTMLButtonElement>(null)
  useFocusOnce(sign, focusOnMount)
  return (
    <section aria-label="Sign in to chat" className="grid shrink-0 gap-3 border-hair border-t p-4 text-sm">
      <div className="grid gap-1">
        <p className="font-[650]">Sign in to chat</p>
        <p className="text-text-secondary">{signInMeaning}</p>
      </div>
      {problem && (
        <p role="alert" className="wrap-anywhere text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={sign} variant="primary" size="sm" className="flex-1" loading={signing} onClick={onSignIn}>
          Sign message
        </Button>
        <Button variant="ghost" size="sm" className="flex-1" onClick={onJustRead}>
          Just read
        </Button>
      </div>
    </section>
  )
}
