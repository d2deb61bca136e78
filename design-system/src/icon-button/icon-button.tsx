import { cva } from "class-variance-authority"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useRef } from "react"
import { cn } from "../lib/cn"
import type { Variant } from "../lib/variant"
import { keepTipInView } from "./keep-tip-in-view"
import { useDismissal } from "./use-dismissal"

const iconButton = cva(
  "group/icon touch-room relative inline-grid shrink-0 place-items-center rounded-sm border-(length:--border-w) [border-style:solid] transition-tint not-disabled:not-aria-disabled:hover:bg-surface-hover not-disabled:not-aria-disabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-48 aria-disabled:cursor-not-allowed aria-disabled:opacity-48 aria-pressed:border-border aria-pressed:bg-surface-hover aria-pressed:text-text aria-expanded:text-text forced-colors:aria-pressed:outline-2",
  {
    variants: {
      variant: {
        plain: "border-transparent text-text-secondary",
        framed: "border-border bg-surface-hover text-text",
        onPicture: "border-transparent bg-[color-mix(in_oklab,var(--art-ink)_78%,transparent)] text-art-light",
      },
      size: {
        sm: "size-8",
        md: "size-10",
        lg: "size-11",
      },
    },
    defaultVariants: { variant: "plain", size: "md" },
  },
)

const tipLook = cva(
  "pointer-events-none absolute z-50 hidden animate-fade-in w-max max-w-60 rounded-xs border-(length:--border-w) border-border bg-surface px-2.5 py-1.5 text-start text-[0.8125rem] text-text leading-tight shadow-3 [border-style:solid]",
  {
    variants: {
      side: {
        top: "bottom-[calc(100%+8px)] left-1/2 -translate-x-1/2",
        bottom: "top-[calc(100%+8px)] left-1/2 -translate-x-1/2",
        left: "top-1/2 right-[calc(100%+8px)] -translate-y-1/2",
        right: "top-1/2 left-[calc(100%+8px)] -translate-y-1/2",
      },
      shown: { true: "group-hover/icon:block group-focus-visible/icon:block", false: "" },
    },
  },
)

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "aria-label" | "children"> {
  /**
   * `framed` has an edge and a fill, `onPicture` a dark ground that is legible on every picture.
   * @default "plain"
   */
  variant?: Variant<typeof iconButton, "variant">
  /**
   * 32, 40 or 44 px wide and high.
   * @default "md"
   */
  size?: Variant<typeof iconButton, "size">
  /** What the button does: its spoken name and its tooltip. */
  label: string
  /** A lucide icon of 20 px. */
  children: ReactNode
  /** What the tooltip says, where that is not the name: what has just happened. It is not spoken. */
  tip?: string
  /** Where the tooltip opens, `bottom` by default; `none` when the same words are beside the button. */
  tipSide?: "top" | "bottom" | "left" | "right" | "none"
}

/**
 * An action known by its picture. Escape closes its tooltip. With `aria-disabled` it keeps the focus and ignores presses.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  {
    label,
    tip,
    children,
    variant,
    size,
    tipSide = "bottom",
    className,
    onClick,
    onKeyDown,
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    ...props
  },
  ref,
) {
  const { dismissed, dismiss, handlers } = useDismissal()
  const tipBox = useRef<HTMLSpanElement>(null)
  const keepInView = () => keepTipInView(tipBox.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another width
  useEffect(keepInView, [tip])
  const inert = props["aria-disabled"] === true || props["aria-disabled"] === "true"
  return (
    <button
      data-slot="icon-button"
      type="button"
      {...props}
      ref={ref}
      aria-label={label}
      onClick={inert ? undefined : onClick}
      onKeyDown={(event) => {
        dismiss(event.nativeEvent)
        onKeyDown?.(event)
      }}
      onFocus={(event) => {
        keepInView()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        handlers.onBlur()
        onBlur?.(event)
      }}
      onPointerEnter={(event) => {
        handlers.onPointerEnter()
        keepInView()
        onPointerEnter?.(event)
      }}
      onPointerLeave={(event) => {
        handlers.onPointerLeave()
        onPointerLeave?.(event)
      }}
      className={cn(iconButton({ variant, size }), className)}
    >
      {children}
      {tipSide !== "none" && (
        <span ref={tipBox} aria-hidden className={tipLook({ side: tipSide, shown: !dismissed })}>
          {/* Drawn, because a text inside a button counts as a part of its name. */}
          {tip === undefined ? label : <span data-words={tip} className="before:content-[attr(data-words)]" />}
        </span>
      )}
    </button>
  )
})
