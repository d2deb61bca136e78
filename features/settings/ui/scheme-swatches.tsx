import { cn } from "@dghrt/design-system"
import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import { Palette } from "lucide-react"
import { useId } from "react"
import { preloadThemeFonts } from "./preload-theme-fonts"
import { useSettings, useSettingsStore } from "./settings-context"

const stripes = ["bg-background", "bg-button", "bg-accent"]

/** The thirteen themes as stripes of their own colours. Arrow keys choose. */
export function SchemeSwatches({ onMore }: { onMore?: () => void }) {
  const store = useSettingsStore()
  const { colorScheme } = useSettings()
  const group = useId()
  const choose = (id: ThemeId) => store.chooseTheme(id)
  return (
    <fieldset className="min-w-0 pt-1 pb-3">
      <legend className="sr-only">Color Schemes</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.875rem,1fr))] gap-2 py-1">
        {themeCatalogue.map(({ id, name }) => (
          <label
            key={id}
            title={name}
            className="relative cursor-pointer rounded-sm"
            onPointerEnter={(event) => preloadThemeFonts(event.currentTarget)}
          >
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={colorScheme === id}
              onChange={() => choose(id)}
              onFocus={(event) => event.currentTarget.labels?.[0] && preloadThemeFonts(event.currentTarget.labels[0])}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm checked:outline-2 checked:outline-primary checked:outline-offset-2 focus-visible:outline-2 focus-visible:outline-text focus-visible:outline-offset-4"
            />
            <span
              data-theme={id}
              aria-hidden
              className="pointer-events-none grid h-11 grid-cols-3 overflow-hidden rounded-[inherit] border border-border"
            >
              {stripes.map((paint) => (
                <i key={paint} className={cn("block", paint)} />
              ))}
            </span>
          </label>
        ))}
        {onMore && (
          <button
            type="button"
            aria-label="All themes"
            onClick={onMore}
            className="grid h-11 place-items-center rounded-sm border border-input-border border-dashed text-text-muted hover:text-text"
          >
            <Palette aria-hidden className="size-4.5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </fieldset>
  )
}
