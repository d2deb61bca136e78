import { cn } from "@dghrt/design-system"
import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import { Check } from "lucide-react"
import { useId, useState } from "react"
import { settings } from "../model/settings"
import { SettingsProvider, useSettings, useSettingsStore } from "./settings-context"
import { ThemeCard, ThemePreview } from "./theme-card"

export interface ThemePanelProps {
  /** Receives a sentence when the layout could not be switched. */
  onProblem: (problem: string) => void
}

/** Layouts and themes. A choice applies at once. */
export function ThemePanelView({ onProblem }: ThemePanelProps) {
  const store = useSettingsStore()
  const { colorScheme, user } = useSettings()
  const group = useId()
  const [pointed, setPointed] = useState<ThemeId | null>(null)
  const shown = themeCatalogue.find(({ id }) => id === (pointed ?? colorScheme))
  return (
    <div className="grid grid-cols-1 gap-5 pt-1.5">
      <section aria-label="Color Schemes" className="grid gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <h3 className="type-d4 type-display lg:sr-only">
          Color Schemes{" "}
          <span className="ms-2 font-normal font-sans text-base text-text-muted">{themeCatalogue.length}</span>
        </h3>
        {shown && <ThemePreview theme={shown} active={shown.id === colorScheme} />}
        <fieldset
          className="grid min-w-0 grid-cols-2 content-start gap-3 sm:grid-cols-3 md:grid-cols-4"
          onPointerLeave={() => setPointed(null)}
          onBlur={() => setPointed(null)}
        >
          <legend className="sr-only">Color Schemes</legend>
          {themeCatalogue.map((theme) => (
            <ThemeCard
              key={theme.id}
              theme={theme}
              group={group}
              chosen={theme.id === colorScheme}
              ownFonts={!user.fontSlim}
              onPoint={() => setPointed(theme.id)}
              onChoose={() => store.chooseTheme(theme.id)}
            />
          ))}
        </fieldset>
      </section>
      <section aria-label="Layout Themes">
        <h3 className="mb-2.5 type-d4 type-display lg:sr-only">Layout Themes</h3>
        <LayoutCards onProblem={onProblem} />
      </section>
    </div>
  )
}

const layouts = [
  { id: "auto", name: "Auto", note: "Chosen for this device", Sketch: AutoSketch },
  { id: "desktop", name: "Desktop", note: "Sidebars, chat and footer", Sketch: DesktopSketch },
] as const

/** Phones always have the mobile layout: it is never offered, and there the desktop layout is not offered either. */
function LayoutCards({ onProblem }: ThemePanelProps) {
  const store = useSettingsStore()
  const { layoutFixed, layout, preference } = useSettings()
  const group = useId()
  const automatic = layoutFixed || !preference.manual || preference.theme === "auto"
  const chosen = automatic ? "auto" : layout
  function choose(id: string) {
    const answer = store.chooseLayout(id)
    if (!answer.switched) onProblem(answer.problem)
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4">
      <legend className="sr-only">Layout Themes</legend>
      {layouts
        .filter(({ id }) => !layoutFixed || id === "auto")
        .map(({ id, name, note, Sketch }) => (
          <label
            key={id}
            className={cn(
              "relative flex cursor-pointer items-center gap-4 rounded-lg bg-surface py-2 ps-3 pe-4 has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-3",
              id === chosen
                ? "border border-primary shadow-[0_0_0_1px_var(--primary)]"
                : "framed hover:border-border-hover",
            )}
          >
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={id === chosen}
              onChange={() => choose(id)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            <Sketch />
            <span className="min-w-0 flex-1">
              <span className="block font-[650]">{name}</span>
              <span className="block text-sm text-text-muted">
                {layoutFixed ? "Phones always use the mobile layout" : note}
              </span>
            </span>
            {id === chosen && (
              <span aria-hidden className="grid size-5.5 place-items-center rounded-full bg-primary text-background">
                <Check className="size-3.5" strokeWidth={2.5} />
              </span>
            )}
          </label>
        ))}
    </fieldset>
  )
}

function AutoSketch() {
  return (
    <svg aria-hidden width="60" height="39" viewBox="0 0 86 56" fill="none" className="shrink-0 rounded-xs">
      <rect x="0.5" y="0.5" width="85" height="55" rx="6" className="fill-input stroke-input-border" />
      <rect x="13" y="13" width="36" height="25" rx="3" className="stroke-text-muted" />
      <path d="M25 43h12" className="stroke-text-muted" />
      <rect x="56" y="17" width="16" height="27" rx="3" className="fill-primary opacity-80" />
    </svg>
  )
}

function DesktopSketch() {
  return (
    <svg aria-hidden width="60" height="39" viewBox="0 0 86 56" fill="none" className="shrink-0 rounded-xs">
      <rect x="0.5" y="0.5" width="85" height="55" rx="6" className="fill-input stroke-input-border" />
      <path d="M1 11h84M18 11v38M68 11v38M1 49h84" className="stroke-input-border" />
      <rect x="23" y="16" width="40" height="13" rx="2" className="fill-primary opacity-80" />
      {[23, 37.5, 52].map((x) => (
        <rect key={x} x={x} y="33" width="11" height="12" rx="2" className="fill-text-muted opacity-60" />
      ))}
    </svg>
  )
}

/** The theme and layout of this browser. */
export const ThemePanel = (props: ThemePanelProps) => (
  <SettingsProvider store={settings}>
    <ThemePanelView {...props} />
  </SettingsProvider>
)
