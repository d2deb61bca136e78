import { cva } from "class-variance-authority"
import { X } from "lucide-react"
import { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { IconButton, type IconButtonProps } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { focusPanel } from "../lib/focus-panel"
import { tabPastRadios } from "../lib/tab-past-radios"
import type { Variant } from "../lib/variant"
import { PanelRoot, PanelTrigger, useFocusReturn } from "../overlay-stack/focus-return"
import { useSharedEscape } from "../overlay-stack/shared-escape"

const panel = cva(
  "card relative flex max-h-[85dvh] w-full flex-col rounded-xl! bg-surface text-text shadow-3! outline-none max-md:rounded-b-none! max-md:data-[state=closed]:animate-sheet-out max-md:data-[state=open]:animate-sheet-in md:data-[state=closed]:animate-rise-out md:data-[state=open]:animate-rise-in",
  {
    variants: {
      size: { md: "md:max-w-120", lg: "md:max-w-140", xl: "md:max-w-160", "2xl": "md:max-w-170", wide: "md:max-w-310" },
    },
    defaultVariants: { size: "md" },
  },
)

/** Cut to the panel's corners: what sticks to its foot has corners of its own. */
const scroller =
  "min-h-0 overflow-y-auto overscroll-contain rounded-[calc(var(--r-xl)-var(--border-w))] max-md:rounded-b-none"

export interface DialogProps {
  /** Whether it is open, decided from outside. Left out, the dialog holds its own state. */
  open?: boolean
  /**
   * Whether it is open at first, while it holds its own state.
   * @default false
   */
  defaultOpen?: boolean
  /** Runs when it opens or closes from inside: by its trigger, by Escape or by a press outside, for example. */
  onOpenChange?: (open: boolean) => void
  /** The trigger and the content. */
  children: ReactNode
}

/** A question or a task that takes the whole attention: focus stays inside and returns where it came from. */
export function Dialog(props: DialogProps) {
  return <PanelRoot {...props} />
}

/** The control that opens the dialog and gets focus back. */
export const DialogTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function DialogTrigger(props, ref) {
    return <PanelTrigger data-slot="dialog-trigger" {...props} ref={ref} />
  },
)

/** Wraps one button that closes the dialog. */
export const DialogClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Close>>(
  function DialogClose(props, ref) {
    return <Primitive.Close data-slot="dialog-close" {...props} ref={ref} />
  },
)

export interface DialogContentProps extends Omit<ComponentPropsWithoutRef<typeof Primitive.Content>, "title"> {
  /** Its heading and spoken name. */
  title: string
  /**
   * Largest width from 768 px: 480, 560, 640, 680 or 1240 px.
   * @default "md"
   */
  size?: Variant<typeof panel, "size">
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** A state beside the title. */
  mark?: ReactNode
  /** A picture without a frame, to the edges of the panel; decoration, because the title says what it shows. */
  media?: ReactNode
  /**
   * Over the words; `start` is beside them from 768 px.
   * @default "top"
   */
  mediaSide?: "top" | "start"
  /** Leaves head, padding, scrolling and the close button to the content. Of the head, the title is still the name. */
  bare?: boolean
  /** Spoken name of the button that closes the dialog, "Close" by default. */
  closeLabel?: string
}

/** A panel in the middle of the screen, a sheet at its foot below 768 px. */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(function DialogContent(
  {
    title,
    description,
    mark,
    media,
    mediaSide,
    bare = false,
    closeLabel = "Close",
    size,
    className,
    children,
    onOpenAutoFocus,
    ...props
  },
  ref,
) {
  const heading = { title, description, mark }
  const { close, onKeyDown, onEscapeKeyDown } = useSharedEscape(props.onEscapeKeyDown)
  const { opener, onCloseAutoFocus } = useFocusReturn(props.onCloseAutoFocus)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 grid grid-cols-1 place-items-center bg-overlay backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in max-md:place-items-end">
        <Primitive.Content
          data-slot="dialog"
          aria-modal
          {...(description ? {} : { "aria-describedby": undefined })}
          {...props}
          onEscapeKeyDown={onEscapeKeyDown}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={(event) => {
            props.onKeyDown?.(event)
            onKeyDown(event)
            tabPastRadios(event)
          }}
          onOpenAutoFocus={onOpenAutoFocus ?? focusPanel}
          ref={ref}
          className={cn(panel({ size }), className)}
        >
          {opener}
          {close}
          {bare ? (
            <>
              <Primitive.Title className="sr-only">{title}</Primitive.Title>
              {children}
            </>
          ) : media ? (
            <Illustrated {...heading} media={media} mediaSide={mediaSide} closeLabel={closeLabel}>
              {children}
            </Illustrated>
          ) : (
            // What gets the focus further up is not scrolled under the head, which stays in sight.
            <div className={cn(scroller, "scroll-pt-20")}>
              <div className="sticky top-0 z-1 flex items-start gap-3 bg-surface py-5 ps-6 pe-4">
                <Heading {...heading} />
                <CloseButton label={closeLabel} />
              </div>
              <div className="px-6 pb-6">{children}</div>
            </div>
          )}
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  )
})

type IllustratedProps = Pick<
  DialogContentProps,
  "title" | "description" | "mark" | "media" | "mediaSide" | "closeLabel" | "children"
>

/** The way out stays in sight while picture and words scroll under it. */
function Illustrated({ media, mediaSide = "top", closeLabel = "", children, ...heading }: IllustratedProps) {
  return (
    <>
      <CloseButton
        label={closeLabel}
        variant="onPicture"
        className={cn(
          "absolute! end-3.5 top-3.5 z-3",
          mediaSide === "start" && "md:bg-transparent md:text-text-secondary",
        )}
      />
      <div className={cn(scroller, mediaSide === "start" && "grid md:grid-cols-[15.625rem_minmax(0,1fr)]")}>
        <div
          aria-hidden
          data-slot="dialog-media"
          className={cn(
            "relative overflow-hidden border-hair max-md:border-b",
            mediaSide === "start" ? "md:border-e" : "md:border-b",
          )}
        >
          {media}
        </div>
        <div>
          <div className={cn("px-6 pt-4.5 pb-3", mediaSide === "start" && "md:pe-14")}>
            <Heading {...heading} />
          </div>
          <div className="px-6 pb-6">{children}</div>
        </div>
      </div>
    </>
  )
}

function Heading({ title, description, mark }: Pick<DialogContentProps, "title" | "description" | "mark">) {
  return (
    <div className="min-w-0 flex-1 pt-1">
      <div className="flex items-start gap-3">
        <Primitive.Title className="wrap-anywhere type-d3 type-display min-w-0 flex-1">{title}</Primitive.Title>
        {mark && <div className="shrink-0">{mark}</div>}
      </div>
      {description && (
        <Primitive.Description className="mt-1 text-sm text-text-muted">{description}</Primitive.Description>
      )}
    </div>
  )
}

function CloseButton(props: Pick<IconButtonProps, "label" | "variant" | "className">) {
  return (
    <Primitive.Close asChild>
      <IconButton tipSide="none" {...props}>
        <X aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
    </Primitive.Close>
  )
}
