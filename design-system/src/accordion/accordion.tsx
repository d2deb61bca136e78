import { ChevronDown } from "lucide-react"
import { Accordion as Primitive } from "radix-ui"
import type { ReactNode } from "react"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

export interface AccordionSection<Value extends string> {
  /** Its key, by which `defaultOpen` names it. */
  value: Value
  /** The words of its head. */
  title: string
  /** Right of the title while closed and open: "8 options". */
  aside?: ReactNode
  /** What it shows while it is open. */
  content: ReactNode
}

export interface AccordionProps<Value extends string> {
  /** In the order in which they are shown. */
  sections: readonly AccordionSection<Value>[]
  /** Which sections are open at first, without `multiple` only the first of these; all are closed by default. */
  defaultOpen?: readonly Value[]
  /** Lets several sections be open at once. */
  multiple?: boolean
  className?: string
}

/** Sections that fold away. Arrow keys move between heads, Enter and Space fold. */
export function Accordion<Value extends string>({
  sections,
  defaultOpen = [],
  multiple = false,
  className,
}: AccordionProps<Value>) {
  const items = sections.map(({ value, title, aside, content }) => (
    <Primitive.Item key={value} value={value} data-slot="accordion-section" className="border-hair not-first:border-t">
      <Primitive.Header>
        <Primitive.Trigger className="group/head flex min-h-14 w-full items-center gap-3 rounded-sm px-5 py-2 text-start font-[650] -outline-offset-2 transition-tint hover:bg-surface-hover">
          <span className="wrap-anywhere min-w-0 flex-1">{title}</span>
          {aside && <span className="font-normal text-[0.84375rem] text-text-muted">{aside}</span>}
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-5 shrink-0 text-text-muted transition-transform duration-(--dur-base) ease-out group-data-[state=open]/head:rotate-180"
          />
        </Primitive.Trigger>
      </Primitive.Header>
      <Primitive.Content className="px-5 pb-5 data-[state=open]:animate-fade-in">{content}</Primitive.Content>
    </Primitive.Item>
  ))
  const dir = useWritingDirection()
  const root = { "data-slot": "accordion", dir, className: cn("framed overflow-clip rounded-lg bg-surface", className) }
  return multiple ? (
    <Primitive.Root {...root} type="multiple" defaultValue={[...defaultOpen]}>
      {items}
    </Primitive.Root>
  ) : (
    <Primitive.Root {...root} type="single" collapsible defaultValue={defaultOpen[0]}>
      {items}
    </Primitive.Root>
  )
}
