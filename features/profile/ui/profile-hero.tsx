import { AddressLabel, Avatar, Badge, CopyButton, Heart } from "@dghrt/design-system"

export interface ProfileHeroProps {
  address: string
  name: string
  lore: string
  /** The wallet of this browser. */
  own: boolean
}

/** Avatar, name, address and the wallet's invented story. */
export function ProfileHero({ address, name, lore, own }: ProfileHeroProps) {
  return (
    <header
      data-slot="profile-hero"
      className="card card-lined relative isolate grid grid-cols-[minmax(0,1fr)] items-center gap-6 overflow-hidden bg-[radial-gradient(420px_300px_at_84%_40%,color-mix(in_oklab,var(--art-1)_36%,transparent),transparent_72%)] p-7 @2xl/profile:grid-cols-[minmax(0,1fr)_10.5rem] max-md:p-5"
    >
      <div className="grid min-w-0 gap-4">
        <div className="flex min-w-0 items-center gap-5 max-md:gap-4 max-5xs:flex-wrap">
          <span className="shrink-0 rounded-full border-2 border-primary p-1">
            <Avatar address={address} size="xl" className="max-md:size-16" />
          </span>
          <div className="grid min-w-0 gap-1.5">
            <h1 className="wrap-anywhere type-d2 type-display max-sm:type-d4 max-md:type-d3">{name}</h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-secondary">
              <AddressLabel address={address} className="type-data" />
              <CopyButton text={address} label="Copy address" />
              {own && <Badge tone="success">Connected</Badge>}
            </p>
          </div>
        </div>
        <p className="max-w-140 text-text-secondary">
          <strong className="text-text">Degen Folk Lore</strong> <span>{lore}</span>
        </p>
      </div>
      <Heart className="w-full justify-self-center @max-2xl/profile:hidden" />
    </header>
  )
}
