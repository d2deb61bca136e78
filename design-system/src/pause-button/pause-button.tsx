import { Pause, Play } from "lucide-react"
import { forwardRef } from "react"
import { IconButton, type IconButtonProps } from "../icon-button/icon-button"

export interface PauseButtonProps extends Omit<IconButtonProps, "label" | "children" | "size" | "tipSide" | "onClick"> {
  /** What moves, as the words after "Pause": "the quotes". */
  of: string
  /** Whether it stands still now: the button then says that it resumes. */
  paused: boolean
  /** Runs on each press with what `paused` should become. */
  onPausedChange: (paused: boolean) => void
  /** Replaces the button's two names; what is left out stays English. */
  words?: Partial<PauseWords>
}

/** The spoken names of a PauseButton, in English by default. */
export interface PauseWords {
  pause: (of: string) => string
  resume: (of: string) => string
}

const defaultWords: PauseWords = { pause: (of) => `Pause ${of}`, resume: (of) => `Resume ${of}` }

/** Stops what moves by itself and lets it go on, as WCAG 2.2.2 asks. */
export const PauseButton = forwardRef<HTMLButtonElement, PauseButtonProps>(function PauseButton(
  { of, paused, onPausedChange, words: own, ...props },
  ref,
) {
  const words = { ...defaultWords, ...own }
  const Icon = paused ? Play : Pause
  return (
    <IconButton
      {...props}
      ref={ref}
      label={(paused ? words.resume : words.pause)(of)}
      size="sm"
      tipSide="none"
      onClick={() => onPausedChange(!paused)}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
    </IconButton>
  )
})
