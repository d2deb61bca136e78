import { cn } from "@dghrt/design-system"
import { Check, Cpu, TriangleAlert } from "lucide-react"
import { useEffect, useId } from "react"
import { rendererName } from "../data/renderer-name"
import { rootAttributes } from "../model/before-paint"
import { type Quality, qualities, qualityFacts } from "../model/graphics"
import { settings as ownSettings } from "../model/settings"
import type { SettingsState } from "../model/settings-store"
import { Banner } from "./banner"
import { SwitchRow } from "./option-row"
import { SettingsProvider, useSettings, useSettingsStore } from "./settings-context"

const names: Readonly<Record<Quality, string>> = { low: "Low", medium: "Medium", high: "High", ultra: "Ultra" }

const switches = [
  { of: "enableEffects", title: "Enhanced effects", note: "Light effects on a win" },
  { of: "enableMotion", title: "Motion" },
  { of: "performanceMode", title: "Performance mode", note: "No blur behind panels" },
] as const

/** What a quality draws on this device, as the page's root gets it. */
function drawnAt(quality: Quality, { user, graphics }: Pick<SettingsState, "user" | "graphics">) {
  const device = { saveData: false, network: null, layout: "desktop" }
  const { particles } = rootAttributes({ user, graphics: { ...graphics, quality } }, device, [], "")
  const { borderPx, scanlines } = qualityFacts[quality]
  return [
    particles === "0" ? "No particles" : `${particles} particles`,
    borderPx === 0 ? "no borders" : `${borderPx} px borders`,
    ...(scanlines ? ["scanlines"] : []),
  ].join(", ")
}

/** Quality, effects and motion of this session, with what a player should know about them. */
export function GraphicsView() {
  const store = useSettingsStore()
  const settings = useSettings()
  const { graphics, lowEnd } = settings
  const group = useId()
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <fieldset className="grid min-w-0 grid-cols-1 gap-2 3xs:grid-cols-2">
        <legend className="sr-only">Quality</legend>
        {qualities.map((quality) => (
          <QualityCard
            key={quality}
            group={group}
            name={names[quality]}
            facts={drawnAt(quality, settings)}
            chosen={graphics.quality === quality}
            onChoose={() => store.changeGraphics({ quality })}
          />
        ))}
      </fieldset>
      <div className="ruled">
        {switches.map(({ of, ...row }) => (
          <SwitchRow key={of} {...row} value={graphics[of]} onChange={(on) => store.changeGraphics({ [of]: on })} />
        ))}
      </div>
      <div role="status" className="grid grid-cols-1 gap-2.5 empty:hidden">
        {graphics.enableEffects && (
          <Banner tone="warning" icon={<TriangleAlert className="size-5" strokeWidth={1.75} />}>
            <b className="font-[650]">Photosensitivity.</b> Enhanced effects can flash. Switch them off if you are
            sensitive to light.
          </Banner>
        )}
        {lowEnd && (
          <Banner tone="info" icon={<Cpu className="size-5" strokeWidth={1.75} />}>
            This device looks slower than usual. Low or Medium will feel smoother.
          </Banner>
        )}
      </div>
    </div>
  )
}

function QualityCard({
  group,
  name,
  facts,
  chosen,
  onChoose,
}: {
  group: string
  name: string
  facts: string
  chosen: boolean
  onChoose: () => void
}) {
  const id = useId()
  return (
    <label
      className={cn(
        "relative grid cursor-pointer grid-cols-[1fr_auto] items-center gap-3 rounded-md border-(length:--border-w) px-3.5 py-3 [border-style:solid] has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-3",
        chosen
          ? "border-primary bg-[color-mix(in_oklab,var(--surface),var(--primary)_9%)] shadow-[0_0_0_1px_var(--primary)] forced-colors:outline-2"
          : "border-border bg-well hover:border-border-hover",
      )}
    >
      <input
        type="radio"
        name={group}
        aria-label={name}
        aria-describedby={id}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
      />
      <span className="min-w-0">
        <span className="block font-[650]">{name}</span>
        <span id={id} className="block text-[0.8125rem] text-text-muted">
          {facts}
        </span>
      </span>
      <span
        aria-hidden
        className={cn(
          "grid size-5.5 shrink-0 place-items-center rounded-full border-2",
          chosen ? "border-primary bg-primary text-background" : "border-input-border",
        )}
      >
        {chosen && <Check className="size-3.5" strokeWidth={2.5} />}
      </span>
    </label>
  )
}

/** The graphics of this browser session; opening it asks the machine what it draws with. */
export function GraphicsPanel() {
  useEffect(() => {
    const name = rendererName()
    if (name !== null) ownSettings.knowGpu(name)
  }, [])
  return (
    <SettingsProvider store={ownSettings}>
      <GraphicsView />
    </SettingsProvider>
  )
}
