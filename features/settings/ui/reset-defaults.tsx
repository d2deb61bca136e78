import { Button, Dialog, DialogClose, DialogContent, DialogTrigger } from "@dghrt/design-system"
import { RotateCcw } from "lucide-react"
import type { resetValues } from "../model/user-settings"
import { useSettingsStore } from "./settings-context"

const onOff = (value: boolean) => (value ? "on" : "off")

/** Each value that a reset restores, in words. */
const words: Readonly<Record<keyof typeof resetValues | "colorScheme", readonly [name: string, value: string]>> = {
  dataSaver: ["Data saver", onOff(false)],
  particlesEnabled: ["Particles", onOff(false)],
  prefetchLevel: ["Prefetch", "conservative"],
  reduceMotion: ["Reduce motion", onOff(false)],
  lessGlow: ["Less glow", onOff(false)],
  tickerInterval: ["Ticker interval", "15 s"],
  imageQuality: ["Image quality", "balanced"],
  deferAudio: ["Defer audio", onOff(true)],
  progressiveImages: ["Progressive images", onOff(true)],
  backgroundThrottle: ["Background throttle", onOff(true)],
  cacheWarmup: ["Cache warmup", onOff(true)],
  fontSlim: ["Slim fonts", onOff(true)],
  autoAdapt: ["Auto adapt", onOff(true)],
  colorScheme: ["Color scheme", "Romantic Degen"],
}

/** Asks first, with the list of what will be set. */
export function ResetDefaults() {
  const store = useSettingsStore()
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />}>Reset Defaults</Button>
      </DialogTrigger>
      <DialogContent role="alertdialog" title="Reset these settings?" description="They will be set to:">
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {Object.values(words).map(([name, value]) => (
            <div key={name} className="flex justify-between gap-3 border-hair border-b py-1.5 text-[0.90625rem]">
              <dt className="text-text-secondary">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="primary" onClick={() => store.resetDefaults()}>
              Reset Defaults
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  )
}
