import { IconButton, Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { Ellipsis, type LucideIcon } from "lucide-react"
import { useRef } from "react"

export interface MenuControl {
  label: string
  Icon: LucideIcon
  onPress: () => void
  className?: string
  /** It fills the screen: the way out of that takes the focus. */
  leads?: boolean
}

/** Controls that have no place of their own, behind one button. */
export function ControlsMenu({ controls }: { controls: readonly MenuControl[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const leads = useRef(false)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton ref={trigger} label="More controls" tipSide="none" data-control="fullscreen">
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        label="More controls"
        className="grid w-60 p-1.5"
        onCloseAutoFocus={(event) => {
          if (!leads.current) return
          leads.current = false
          const wayOut = trigger.current
            ?.closest("[data-slot=controls]")
            ?.querySelector<HTMLElement>("[data-control=fullscreen]")
          if (!wayOut?.getClientRects().length) return
          event.preventDefault()
          wayOut.focus()
        }}
      >
        {controls.map(({ label, Icon, onPress, className = "", leads: fills = false }) => (
          <PopoverClose asChild key={label}>
            <button
              type="button"
              onClick={() => {
                leads.current = fills
                // What opens gives the focus back to the button that stays.
                trigger.current?.focus()
                onPress()
              }}
              className={`flex min-h-11 items-center gap-3 rounded-sm px-3 text-start -outline-offset-2 hover:bg-surface-hover ${className}`}
            >
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              <span>{label}</span>
            </button>
          </PopoverClose>
        ))}
      </PopoverContent>
    </Popover>
  )
}
