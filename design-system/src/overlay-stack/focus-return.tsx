import { Dialog as Primitive } from "radix-ui"
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react"
import { useControllable } from "../hooks/use-controllable"
import { useOverlayHistory } from "./overlay-history"
import { type Focusable, focusFirst, rememberOpeners, returnTargets } from "./return-targets"

interface Memory {
  /** What had the focus before the first panel opened, and what stands in for it once it has gone. */
  openers: readonly Focusable[]
  /** Panels that are open: for a moment two, where one takes the place of another. */
  panels: number
  /** A trigger gets the focus back from Radix, and may hand it on as it likes. */
  hasTrigger: boolean
}

const nothingYet = (): Memory => ({ openers: [], panels: 0, hasTrigger: false })

const MemoryOfRoot = createContext({ current: nothingYet() })

/**
 * The root of a dialog, a drawer or a sheet: remembers what had the focus, so that none of them needs a trigger, and is a
 * step of the history where the application keeps one.
 */
export function PanelRoot({
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  ...props
}: Omit<ComponentPropsWithoutRef<typeof Primitive.Root>, "modal">) {
  const memory = useRef(nothingYet())
  const [open, setOpen] = useControllable({ value: givenOpen, defaultValue: defaultOpen, onChange: onOpenChange })
  useOverlayHistory(open, () => setOpen(false))
  return (
    <MemoryOfRoot.Provider value={memory}>
      <Primitive.Root {...props} open={open} onOpenChange={setOpen} />
    </MemoryOfRoot.Provider>
  )
}

/** The trigger of a dialog, a drawer or a sheet. */
export const PanelTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<typeof Primitive.Trigger>>(
  function PanelTrigger(props, ref) {
    const memory = useContext(MemoryOfRoot)
    useEffect(() => {
      memory.current.hasTrigger = true
      return () => {
        memory.current.hasTrigger = false
      }
    }, [memory])
    return <Primitive.Trigger {...props} ref={ref} />
  },
)

/** Gives the focus back once the last panel of a root has gone. `opener` goes into the panel, the handler on it. */
export function useFocusReturn(ask: ((event: Event) => void) | undefined) {
  const memory = useContext(MemoryOfRoot)
  return {
    opener: <RemembersOpener />,
    onCloseAutoFocus(event: Event) {
      ask?.(event)
      if (memory.current.panels > 0) return
      const { openers, hasTrigger } = memory.current
      memory.current.openers = []
      // What has the focus by now was given it on purpose.
      if (event.defaultPrevented || hasTrigger || document.activeElement !== document.body) return
      focusFirst(openers)
    },
  }
}

/** Looks before the panel is in the page: a field with `autoFocus` has the focus as soon as it is. */
function RemembersOpener() {
  const memory = useContext(MemoryOfRoot)
  const inside = useRef<HTMLSpanElement>(null)
  useState(() => {
    const { activeElement } = document
    if (memory.current.openers.length > 0 || activeElement === document.body) return
    memory.current.openers = returnTargets(activeElement instanceof HTMLElement ? activeElement : null)
  })
  useEffect(() => {
    const panel = inside.current?.closest<HTMLElement>("[aria-modal=true]")
    if (panel) rememberOpeners(panel, memory.current.openers)
    memory.current.panels += 1
    return () => {
      memory.current.panels -= 1
    }
  }, [memory])
  return <span ref={inside} hidden />
}
