import { Check } from "lucide-react"
import { RadioGroup } from "radix-ui"
import { Heart } from "../heart/heart"
import { useWritingDirection } from "../hooks/use-writing-direction"
import { cn } from "../lib/cn"

export interface ThemeChoice<Id extends string> {
  /** What `onValueChange` reports, and the value of `data-theme` that draws the swatch. */
  id: Id
  /** The theme's name, and the accessible name of its option. */
  name: string
  /** One sentence under the name. */
  description: string
}

export interface ThemePickerProps<Id extends string> {
  /** Spoken name of the group. */
  label: string
  /** In this order; `themeCatalogue` of `@dghrt/themes` has them all. */
  choices: ReadonlyArray<ThemeChoice<Id>>
  /** Id of the theme in use. */
  value: Id
  /** Runs with the id of the theme that was chosen; applying it is the caller's part. */
  onValueChange: (id: Id) => void
  className?: string
}

/** A corner of the theme itself: every colour and face here is the theme's own. */
export function ThemeSwatch({ id, name, description }: ThemeChoice<string>) {
  return (
    <span
      data-slot="theme-swatch"
      data-theme={id}
      className="canvas framed forced-color-adjust-none flex h-full flex-col overflow-hidden rounded-lg text-start"
    >
      <span className="grid h-28 place-items-center bg-[radial-gradient(120%_120%_at_50%_20%,var(--art-sky-hi),var(--art-sky-mid)_46%,var(--art-sky-lo))]">
        <Heart className="w-20" />
      </span>
      <span className="flex flex-1 flex-col gap-1.5 px-4 pt-3 pb-4">
        <span className="type-d4 type-display text-text">{name}</span>
        <span className="flex-1 text-[0.8125rem] text-text-secondary leading-snug">{description}</span>
        <span aria-hidden className="flex ps-1.5 pt-1">
          {["bg-button", "bg-accent", "bg-success", "bg-secondary", "bg-surface-hover"].map((paint) => (
            <span key={paint} className={cn("-ms-1.5 size-5 rounded-full border-2 border-background", paint)} />
          ))}
        </span>
      </span>
    </span>
  )
}

/** All themes side by side, each drawn in its own theme. Arrow keys choose. */
export function ThemePicker<Id extends string>({
  label,
  choices,
  value,
  onValueChange,
  className,
}: ThemePickerProps<Id>) {
  const dir = useWritingDirection()
  function choose(next: string) {
    const choice = choices.find(({ id }) => id === next)
    if (choice) onValueChange(choice.id)
  }
  return (
    <RadioGroup.Root
      data-slot="theme-picker"
      aria-label={label}
      dir={dir}
      value={value}
      onValueChange={choose}
      className={cn("grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-5", className)}
    >
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.id}
          value={choice.id}
          aria-label={choice.name}
          className="relative rounded-lg data-[state=checked]:shadow-[0_0_0_4px_var(--background),0_0_0_7px_var(--primary)] data-[state=checked]:focus-visible:outline-offset-10"
        >
          <ThemeSwatch {...choice} />
          <RadioGroup.Indicator className="absolute end-3 top-3 z-1 grid size-6 place-items-center rounded-full bg-primary text-background">
            <Check aria-hidden className="size-4" strokeWidth={2.5} />
          </RadioGroup.Indicator>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
