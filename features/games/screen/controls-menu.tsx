import { IconButton, Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@dghrt/design-system"
import { Ellipsis, type LucideIcon } from "lucide-react"
import { useRef } from "react"

export interface MenuControl {
  label: string
  Icon: LucideIcon
  onPress: () => void
}

/** Controls that do not fit into a phone's title row, behind one button. */
export function ControlsMenu({ controls, className }: { controls: readonly MenuControl[]; className?: string }) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton ref={trigger} label="More controls" tipSide="none" data-control="fullscreen" className={className}>
          <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        label="More controls"
        className="grid w-60 p-1.5"
        onCloseAutoFocus={(event) => {
          // In fullscreen the way out has a button of its own before the menu; outside, a phone hides it.
          const wayOut = trigger.current
            ?.closest("[data-slot=controls]")
            ?.querySelector<HTMLElement>("[data-control=fullscreen]")
          if (!wayOut?.getClientRects().length) return
          event.preventDefault()
          wayOut.focus()
        }}
      >
        {controls.map(({ label, Icon, onPress }) => (
          <PopoverClose asChild key={label}>
            <button
              type="button"
              onClick={onPress}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-start -outline-offset-2 hover:bg-surface-hover"
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
