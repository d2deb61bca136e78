import { Button } from "@dghrt/design-system"
import { themeCatalogue } from "@dghrt/themes"
import { Palette, SlidersHorizontal, Wallet, Zap } from "lucide-react"
import type { ReactNode } from "react"
import { moneyView, useMoneyView } from "#features/money-view"
import { asksForPrivacy } from "../model/may-report"
import { scrollbarWidths } from "../model/scroll-config"
import {
  imageQualities,
  prefetchLevels,
  type TickerIntervalMs,
  tickerIntervalsMs,
  type UserSettings,
} from "../model/user-settings"
import { ChoiceRow, OptionRow, SwitchRow, type SwitchRowProps } from "./option-row"
import { SchemeSwatches } from "./scheme-swatches"
import { SectionCard } from "./section-card"
import { useSettings, useSettingsStore } from "./settings-context"

const icon = { className: "size-4.5", strokeWidth: 1.75 }
const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }))
const byDataSaver = "Set by Data saver"
const automatically = (source: "auto" | "manual", on: boolean) =>
  on && source === "auto" ? "Switched on automatically" : undefined

/** The settings that are only on or off. */
type Toggle = {
  [Key in keyof UserSettings]: UserSettings[Key] extends boolean ? Key : never
}[keyof UserSettings]

function UserSwitch({ of, ...row }: { of: Toggle } & Pick<SwitchRowProps, "title" | "note">) {
  const store = useSettingsStore()
  const { user } = useSettings()
  return <SwitchRow {...row} value={user[of]} onChange={(on) => store.change({ [of]: on })} />
}

/** What of the app the settings lead to; a row without a way is not drawn. */
export interface SettingsLinks {
  /** Opens the themes at full size. */
  onThemes?: () => void
  /** Opens the session's graphics settings. */
  onGraphics?: () => void
  /** Opens the limits of a player's own. */
  onLimits?: () => void
  /** How loud the games are. */
  sound?: ReactNode
}

const currencies = [
  { value: "token", label: "SOL" },
  { value: "dollars", label: "Dollars" },
] as const

/** What the wallet holds, on screen, and how loud the games are. */
export function MoneySection({ sound }: Pick<SettingsLinks, "sound">) {
  const { hidesBalance, inDollars } = useMoneyView()
  return (
    <SectionCard title="Money and sound" icon={<Wallet {...icon} />} options={sound ? 3 : 2}>
      <SwitchRow
        title="Hide balance"
        note="In the header, the wallet menu and your profile. Your stake stays in sight."
        value={hidesBalance}
        onChange={(hides) => moneyView.change({ hidesBalance: hides })}
      />
      <ChoiceRow
        title="Show balances in"
        note="In dollars only while there is a live price"
        value={inDollars ? "dollars" : "token"}
        onChange={(currency) => moneyView.change({ inDollars: currency === "dollars" })}
        options={currencies}
      />
      {sound}
    </SectionCard>
  )
}

export function QuickSection({ onLimits }: Pick<SettingsLinks, "onLimits">) {
  const { user } = useSettings()
  return (
    <SectionCard title="Quick" icon={<Zap {...icon} />} options={onLimits ? 6 : 5}>
      <UserSwitch of="dataSaver" title="Data saver" note="Still pictures, nothing loaded ahead, prices on request" />
      <UserSwitch of="particlesEnabled" title="Particles" note="Confetti on a win" />
      <UserSwitch
        of="reduceMotion"
        title="Reduce motion"
        note={automatically(user.reduceMotionSource, user.reduceMotion)}
      />
      <UserSwitch of="lessGlow" title="Less glow" note={automatically(user.lessGlowSource, user.lessGlow)} />
      <UserSwitch of="letterShortcuts" title="Letter shortcuts" note="Keys such as F, ? and G then H" />
      {onLimits && (
        <OptionRow title="Responsible play" note="Limits, reminder and cool-off">
          <Button size="sm" className="max-md:h-10" aria-label="Open responsible play" onClick={onLimits}>
            Open
          </Button>
        </OptionRow>
      )}
    </SectionCard>
  )
}

export function AppearanceSection({ onThemes, onGraphics }: Pick<SettingsLinks, "onThemes" | "onGraphics">) {
  const store = useSettingsStore()
  const { scroll, colorScheme } = useSettings()
  const themeName = themeCatalogue.find(({ id }) => id === colorScheme)?.name
  return (
    <SectionCard title="Appearance" icon={<Palette {...icon} />} options={onGraphics ? 4 : 3}>
      <div>
        <div className="flex min-h-11 items-center justify-between gap-x-4 pt-2 max-5xs:flex-wrap">
          <p aria-hidden className="font-semibold">
            Color Schemes
          </p>
          <p className="text-text-muted">{themeName}</p>
        </div>
        <SchemeSwatches onMore={onThemes} />
      </div>
      <ChoiceRow
        title="Scrollbar"
        value={scroll.scrollbarWidth}
        onChange={(scrollbarWidth) => store.changeScroll({ scrollbarWidth })}
        options={named(scrollbarWidths)}
      />
      <SwitchRow
        title="Smooth scrolling"
        value={scroll.scrollBehavior === "smooth"}
        onChange={(smooth) => store.changeScroll({ scrollBehavior: smooth ? "smooth" : "auto" })}
      />
      {onGraphics && (
        <OptionRow title="Graphics" note="Quality for this session">
          <Button size="sm" className="max-md:h-10" aria-label="Open graphics" onClick={onGraphics}>
            Open
          </Button>
        </OptionRow>
      )}
    </SectionCard>
  )
}

const tickerLabels: Readonly<Record<TickerIntervalMs, string>> = {
  5000: "5 s",
  15000: "15 s",
  60000: "60 s",
  0: "Manual",
}

/** What no player needs: folded. */
export function AdvancedSection() {
  const store = useSettingsStore()
  const { user } = useSettings()
  const isPrivate = asksForPrivacy()
  return (
    <SectionCard title="Advanced" icon={<SlidersHorizontal {...icon} />} defaultOpen={false} options={11}>
      <ChoiceRow
        title="Ticker interval"
        note={user.dataSaver ? byDataSaver : "How often the price row changes. Prices are read once a minute."}
        value={String(user.dataSaver ? 0 : user.tickerInterval)}
        onChange={(text) => {
          const tickerInterval = tickerIntervalsMs.find((ms) => String(ms) === text)
          if (tickerInterval !== undefined) store.change({ tickerInterval })
        }}
        options={tickerIntervalsMs.map((ms) => ({ value: String(ms), label: tickerLabels[ms] }))}
        disabled={user.dataSaver}
      />
      <ChoiceRow
        title="Prefetch"
        note={user.dataSaver ? byDataSaver : undefined}
        value={user.dataSaver ? "off" : user.prefetchLevel}
        onChange={(prefetchLevel) => store.change({ prefetchLevel })}
        options={named(prefetchLevels)}
        disabled={user.dataSaver}
      />
      <ChoiceRow
        title="Image quality"
        note={user.dataSaver ? byDataSaver : undefined}
        value={user.dataSaver ? "data" : user.imageQuality}
        onChange={(imageQuality) => store.change({ imageQuality })}
        options={named(imageQualities)}
        disabled={user.dataSaver}
      />
      <UserSwitch of="fontSlim" title="Slim fonts" note="Use one font family when data is limited" />
      <UserSwitch of="deferAudio" title="Defer audio" note="Load sound with your first bet" />
      <UserSwitch of="progressiveImages" title="Progressive images" note="Load pictures as they scroll into view" />
      <UserSwitch
        of="backgroundThrottle"
        title="Background throttle"
        note="Pause updates while this tab is in the background"
      />
      <SwitchRow
        title="Cache warmup"
        note={user.dataSaver ? byDataSaver : "Load games ahead once your wallet is connected, as Prefetch allows"}
        value={!user.dataSaver && user.cacheWarmup}
        onChange={(cacheWarmup) => store.change({ cacheWarmup })}
        disabled={user.dataSaver}
      />
      <UserSwitch of="autoAdapt" title="Auto adapt" note="Turn effects off when the page is slow" />
      <UserSwitch
        of="adaptiveRaf"
        title="Adaptive frame rate"
        note="Fewer particles and lower 3D resolution. Switches to 2D if that is still too slow."
      />
      <SwitchRow
        title="Error reports"
        note={
          isPrivate
            ? "Off, because your browser asks sites not to track you"
            : "Send errors to the operator, without addresses or amounts"
        }
        value={!isPrivate && user.errorReports}
        onChange={(errorReports) => store.change({ errorReports })}
        disabled={isPrivate}
      />
    </SectionCard>
  )
}
