import { Input, Table, type TableColumn } from "@dghrt/design-system"
import { useState } from "react"
import type { Dependency } from "../model/dependencies"
import { ExternalLink, PageHeader } from "./page-parts"

const columns: readonly TableColumn<Dependency>[] = [
  {
    id: "name",
    header: "Package",
    sortBy: ({ name }) => name,
    cell: ({ name, url }) => (url === null ? name : <ExternalLink href={url}>{name}</ExternalLink>),
  },
  { id: "version", header: "Version", cell: ({ version }) => version },
  { id: "licence", header: "Licence", sortBy: ({ licence }) => licence, cell: ({ licence }) => licence },
]

export interface CreditsPageProps {
  dependencies: readonly Dependency[]
}

/** Everybody whose work is inside, with the licence that allows it. */
export function CreditsPage({ dependencies }: CreditsPageProps) {
  const [search, setSearch] = useState("")
  const wanted = search.trim().toLowerCase()
  const found = dependencies.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted))
  return (
    <article className="mx-auto w-full max-w-220">
      <PageHeader
        title="Credits"
        lead={`DGHRT Casino runs on ${dependencies.length} open-source packages and on the Gamba programs on Solana. Thank you to everyone who maintains them.`}
      />
      <Input
        label="Search packages"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="mb-4 max-w-90"
      />
      <Table
        label="Open-source packages"
        rows={found}
        columns={columns}
        rowKey={({ name, version }) => `${name}@${version}`}
        maxHeight="min(70vh, 44rem)"
        narrow="cards"
        empty={<p className="p-6 text-text-secondary">{`No package matches “${search}”.`}</p>}
      />
      <p className="mt-4 text-sm text-text-muted">
        Names, versions and licences are read from the packages when the app is built. Fonts are under the SIL Open Font
        License; their notices are part of the theme package.
      </p>
    </article>
  )
}
