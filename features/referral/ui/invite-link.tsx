import { Button, copyText, QrCode, selectContent, shortAddress } from "@dghrt/design-system"
import { Copy, QrCode as QrIcon } from "lucide-react"
import { type ReactNode, useState } from "react"
import { discordText, shareUrl } from "../model/share-text"
import type { Tier } from "../model/tiers"

export interface InviteLinkProps {
  link: string
  /** The wallet in the link, for the short form that is shown. */
  address: string
  /** Named in what is shared. */
  tier: Tier
  marks: Readonly<Record<"x" | "telegram" | "discord", ReactNode>>
  /** The link, or the invite text that carries it, is on the clipboard. */
  onCopied: () => void
}

/** The wallet's own link: to copy, to share and as a QR code. */
export function InviteLink({ link, address, tier, marks, onCopied }: InviteLinkProps) {
  const [showsCode, setShowsCode] = useState(false)
  const [uncopied, setUncopied] = useState<string | null>(null)
  async function copy(text: string) {
    setUncopied(null)
    const copied = (await copyText(text)) === "copied"
    setUncopied(copied ? null : text)
    if (copied) onCopied()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="well flex min-h-13 flex-wrap items-center gap-x-2 gap-y-2.5 rounded-btn p-1.5 ps-4 @max-sm/referral:p-3">
        <span className="type-data wrap-anywhere min-w-0 flex-1 basis-48" title={link}>
          {link.replace(/^https?:\/\//, "").replace(address, shortAddress(address))}
        </span>
        <Button
          variant="primary"
          icon={<Copy aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />}
          onClick={() => void copy(link)}
          className="@max-sm/referral:w-full @max-sm/referral:px-2"
        >
          Copy Referral Link
        </Button>
      </div>
      <div role="status" className="text-sm text-text-secondary empty:hidden">
        {uncopied !== null && (
          <>
            <p>Copying is not allowed here. The text is selected.</p>
            <p ref={selectContent} className="type-data wrap-anywhere mt-1">
              {uncopied}
            </p>
          </>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2 max-5xs:grid-cols-1">
        {(["x", "telegram"] as const).map((place) => (
          <Button key={place} asChild className="px-2">
            <a href={shareUrl(place, link, tier)} target="_blank" rel="noopener noreferrer">
              <span className="shrink-0">{marks[place]}</span>
              <ShareLabel place={place === "x" ? "X" : "Telegram"} />
              <span className="sr-only">, in a new tab</span>
            </a>
          </Button>
        ))}
        <Button className="px-2" onClick={() => void copy(discordText(link, tier))}>
          <span className="shrink-0">{marks.discord}</span>
          <ShareLabel place="Discord" />
        </Button>
      </div>
      <Button
        variant="ghost"
        aria-expanded={showsCode}
        icon={<QrIcon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
        onClick={() => setShowsCode((shows) => !shows)}
        className="justify-self-start"
      >
        {showsCode ? "Hide QR code" : "Show QR code"}
      </Button>
      {showsCode && (
        <div className="w-44 rounded-sm bg-white">
          <QrCode value={link} label="QR code of your referral link" className="w-full" />
        </div>
      )}
    </div>
  )
}

/** Shows only the name of the site where there is little space; the accessible name stays complete. */
const ShareLabel = ({ place }: { place: string }) => (
  <span>
    <span className="@max-lg/referral:sr-only">Share on</span> <span>{place}</span>
  </span>
)
