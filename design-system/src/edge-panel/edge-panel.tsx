import { X } from "lucide-react"
import { Dialog as Primitive } from "radix-ui"
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react"
import { IconButton } from "../icon-button/icon-button"
import { cn } from "../lib/cn"
import { focusPanel } from "../lib/focus-panel"
import { tabPastRadios } from "../lib/tab-past-radios"
import { useFocusReturn } from "../overlay-stack/focus-return"
import { useSharedEscape } from "../overlay-stack/shared-escape"

export interface EdgePanelProps extends Omit<ComponentPropsWithoutRef<typeof Primitive.Content>, "title"> {
  /** Its heading and spoken name. */
  title: string
  /** Draws in place of the title, which stays the spoken name. */
  header?: ReactNode
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** Above the head: a grip. */
  top?: ReactNode
  /** Stays in sight under the content. */
  foot?: ReactNode
  /**
   * The content takes the height that is left and scrolls by itself, without padding: a chat, for example.
   * @default false
   */
  fill?: boolean
  /**
   * Spoken name of the button that closes the panel.
   * @default "Close"
   */
  closeLabel?: string
}

/** What a sheet and a drawer share: the backdrop, a panel at an edge, a head that stays and its way out. */
export const EdgePanel = forwardRef<HTMLDivElement, EdgePanelProps>(function EdgePanel(
  { title, header, description, top, foot, fill = false, closeLabel = "Close", className, children, ...props },
  ref,
) {
  const { close, onKeyDown, onEscapeKeyDown } = useSharedEscape(props.onEscapeKeyDown)
  const { opener, onCloseAutoFocus } = useFocusReturn(props.onCloseAutoFocus)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-overlay backdrop-blur-[3px] data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
      <Primitive.Content
        aria-modal
        onOpenAutoFocus={focusPanel}
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        onEscapeKeyDown={onEscapeKeyDown}
        onCloseAutoFocus={onCloseAutoFocus}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          onKeyDown(event)
          tabPastRadios(event)
        }}
        ref={ref}
        className={cn("fixed z-40 flex flex-col bg-surface text-text shadow-3 outline-none", className)}
      >
        {opener}
        {close}
        {top}
        <div className={cn("flex min-h-0 flex-1 flex-col", !fill && "overflow-y-auto overscroll-contain")}>
          <div className="sticky top-0 z-1 flex min-h-16 shrink-0 items-center gap-3 bg-surface py-2.5 ps-5 pe-3">
            <div className={header ? "sr-only" : "min-w-0 flex-1"}>
              <Primitive.Title className="type-d4 type-display wrap-anywhere line-clamp-3">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-text-muted">{description}</Primitive.Description>
              )}
            </div>
            {header && <div className="min-w-0 flex-1">{header}</div>}
            <Primitive.Close asChild>
              <IconButton label={closeLabel} tipSide="none" size="lg" className="self-start">
                <X aria-hidden className="size-5" strokeWidth={1.75} />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className={fill ? "min-h-0 flex-1" : "flex-1 px-5 pb-6"}>{children}</div>
        </div>
        {foot}
      </Primitive.Content>
    </Primitive.Portal>
  )
})
