import { Button, GamePicture, Heart, QrCode, SegmentedControl } from "@dghrt/design-system"
import { useEffect, useState } from "react"
import { askToInstall, useInstallOffer } from "#features/install"
import { installSteps, type Platform, platformOf, platforms } from "../model/install-steps"
import { PageHeader } from "./page-parts"

/** How to put the casino on a home screen. */
export function MobileAppPage() {
  // The server renders for no system in particular; the visitor's own comes with hydration.
  const [platform, setPlatform] = useState<Platform>("iPhone")
  const offer = useInstallOffer()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    setPlatform(platformOf(navigator))
    setAddress(`${location.origin}/mobile`)
  }, [])
  return (
    <article className="@container mx-auto w-full max-w-260">
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_13.25rem]">
        <div className="min-w-0">
          <PageHeader
            title={
              <>
                <span>The casino, </span>
                <em>on your home screen.</em>
              </>
            }
            lead="No store and no download. Add DGHRT to your home screen and it opens like an app."
          />
          {offer && (
            <Button variant="primary" size="lg" onClick={askToInstall} className="mb-5">
              Install
            </Button>
          )}
          <section aria-label="How to install" className="card bg-surface p-5 max-md:p-4">
            <SegmentedControl
              label="Your device"
              value={platform}
              onValueChange={setPlatform}
              options={platforms.map((value) => ({ value, label: value }))}
              className="w-fit"
            />
            <ol className="mt-2 grid">
              {installSteps[platform].map(({ action, detail }, index) => (
                <li
                  key={action}
                  className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-x-3.5 border-hair py-3.5 not-first:border-t last:pb-0"
                >
                  <span
                    aria-hidden
                    className="grid size-7 place-items-center rounded-full bg-surface-hover font-[650] text-[0.8125rem] tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <span className="text-text-secondary">
                    <strong className="font-[650] text-text">{action}</strong>
                    <span>{`, ${detail}`}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <section
            aria-label="Scan with your phone"
            className="card mt-4 flex flex-wrap items-center gap-5 bg-surface p-5 max-md:p-4"
          >
            <div className="size-27 shrink-0 rounded-sm bg-white">
              {address !== null && <QrCode value={address} label={`QR code of ${address}`} className="w-full" />}
            </div>
            <div className="min-w-0 flex-1 basis-60">
              <h2 className="font-[650]">Scan with your phone</h2>
              <p className="mt-1 text-text-secondary">
                Opens this page there. The code contains only the address of this page.
              </p>
            </div>
          </section>
        </div>
        <PhonePreview />
      </div>
    </article>
  )
}

const preview = [
  { id: "mines", name: "Mines" },
  { id: "dice", name: "Dice" },
  { id: "flip", name: "Flip" },
] as const

/** A picture of the phone layout, drawn with the app's own art in the current theme. */
function PhonePreview() {
  return (
    <div
      aria-hidden
      className="pointer-events-none mx-auto grid w-53 content-start gap-2.5 overflow-hidden rounded-[28px] border-6 border-border-hover bg-background p-2.5 pb-5 @max-3xl:hidden"
    >
      <p className="flex items-center gap-2 px-1 py-1.5 font-[650]">
        <Heart small className="size-5" />
        DGHRT
      </p>
      <div className="card grid grid-cols-[minmax(0,1fr)_4.5rem] items-center bg-surface p-3">
        <p className="type-d4 type-display">
          Every roll, <em>on the record.</em>
        </p>
        <Heart small className="size-18" />
      </div>
      {preview.map(({ id, name }) => (
        <div key={id} className="card flex items-center gap-3 overflow-hidden bg-surface p-1.5">
          <div className="h-11 w-13 overflow-hidden rounded-sm">
            <GamePicture game={id} />
          </div>
          <span className="font-[650] text-sm">{name}</span>
        </div>
      ))}
    </div>
  )
}
