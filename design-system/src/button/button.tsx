import { cva } from "class-variance-authority"
import { Slot } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react"
import { cn } from "../lib/cn"
import { joinText } from "../lib/join-text"
import type { Variant } from "../lib/variant"
import { OneLine } from "../one-line/one-line"
import { Spinner } from "../spinner/spinner"

const button = cva(
  "inline-flex max-w-full select-none items-center justify-center whitespace-nowrap rounded-btn border-(length:--border-w) leading-none max-5xs:h-auto max-5xs:whitespace-normal max-5xs:py-2 max-5xs:leading-tight [border-style:solid] transition-[transform,background-color,border-color,color] duration-(--dur-fast) ease-out tracking-(--label-tracking) [text-transform:var(--label-case)] disabled:cursor-not-allowed disabled:opacity-48 aria-disabled:cursor-not-allowed not-disabled:not-aria-disabled:active:[transform:var(--btn-press)]",
  {
    variants: {
      variant: {
        primary: "btn-fill border-transparent text-button-text",
        secondary: "border-border bg-surface-hover text-text not-disabled:not-aria-disabled:hover:border-border-hover",
        ghost:
          "border-transparent text-text-secondary not-disabled:not-aria-disabled:hover:bg-surface-hover not-disabled:not-aria-disabled:hover:text-text",
        danger:
          "border-danger/60 text-danger not-disabled:not-aria-disabled:hover:border-danger not-disabled:not-aria-disabled:hover:bg-danger/8",
      },
      size: {
        sm: "h-9 max-5xs:min-h-9 pointer-coarse:h-10 max-5xs:pointer-coarse:h-auto pointer-coarse:min-w-11 gap-1.5 font-[650] text-[0.84375rem]",
        md: "h-11 max-5xs:min-h-11 gap-2 font-[650] text-[0.9375rem]",
        lg: "h-14 max-5xs:min-h-14 gap-2 font-[650] text-[1.0625rem]",
        xl: "h-16 max-5xs:min-h-16 gap-2 font-[650] text-[0.9375rem]",
      },
      busy: { true: "", false: "aria-disabled:opacity-48" },
      /** Room for the spinner comes out of the padding, so the width stays. */
      squeezed: { true: "", false: "" },
    },
    compoundVariants: [
      { squeezed: false, size: "sm", class: "px-3.25" },
      { squeezed: false, size: "md", class: "px-4.5" },
      { squeezed: false, size: ["lg", "xl"], class: "px-6.5" },
      { squeezed: true, size: "sm", class: "px-0.25" },
      { squeezed: true, size: "md", class: "px-1.25" },
      { squeezed: true, size: ["lg", "xl"], class: "px-3.25" },
    ],
    defaultVariants: { variant: "secondary", size: "md" },
  },
)

export interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /**
   * How much it stands out, `danger` for what cannot be undone.
   * @default "secondary"
   */
  variant?: Variant<typeof button, "variant">
  /**
   * 36, 44, 56 or 64 px high; `xl` has room for a detail.
   * @default "md"
   */
  size?: Variant<typeof button, "size">
  /** A lucide icon; the spinner takes its place while loading. */
  icon?: ReactNode
  /** Second line in larger figures: what the action costs or pays, at most 15 characters. Give it size `xl`. */
  detail?: ReactNode
  /** Keeps width, colour and focus, and ignores presses. */
  loading?: boolean
  /** Classes for what holds the words with their detail, and for the detail alone. */
  partClasses?: { words?: string; detail?: string }
  /** Draws the button's look on its only child, a link for example. */
  asChild?: boolean
}

/** One action. A view has at most one primary. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    icon,
    detail,
    partClasses,
    loading = false,
    asChild = false,
    className,
    children,
    onClick,
    ...props
  },
  ref,
) {
  const Root = asChild ? Slot.Root : "button"
  const inert = loading || props["aria-disabled"] === true || props["aria-disabled"] === "true"
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      data-slot="button"
      type={asChild ? undefined : "button"}
      {...props}
      ref={ref}
      aria-busy={loading || undefined}
      aria-disabled={inert || undefined}
      onClick={press}
      className={cn(button({ variant, size, busy: loading, squeezed: loading && !icon }), className)}
    >
      {loading ? <Spinner className="size-4.5" /> : icon}
      {asChild ? (
        <Slot.Slottable child={children}>{(words) => withDetail(words, detail, partClasses)}</Slot.Slottable>
      ) : (
        withDetail(children, detail, partClasses)
      )}
    </Root>
  )
})

const withDetail = (words: ReactNode, detail: ReactNode, parts: ButtonProps["partClasses"]) =>
  detail === undefined ? (
    <OneLine className={parts?.words}>{words}</OneLine>
  ) : (
    <span className={cn("grid justify-items-center gap-1", parts?.words)}>
      <span>{joinText(words)}</span>
      {/* An element of its own for each text: one that took its place would count as moved. */}
      <span
        key={typeof detail === "string" ? detail : "detail"}
        className={cn("font-[750] text-[1.1875rem]", parts?.detail)}
      >
        {joinText(detail)}
      </span>
    </span>
  )
