import { Kbd } from "@dghrt/design-system"
import { Fragment } from "react"
import { keyName, type Shortcut, shortcuts } from "./shortcuts"

const anywhere = ({ action }: Shortcut) => action.kind !== "local"

/** Every shortcut, with where it works. */
export const ShortcutsView = ({ mac }: { mac: boolean }) => (
  <div className="grid grid-cols-1 gap-6">
    <List title="Anywhere" mac={mac} rows={shortcuts.filter(anywhere)} />
    <List title="On specific screens" mac={mac} rows={shortcuts.filter((shortcut) => !anywhere(shortcut))} />
  </div>
)

const List = ({ title, mac, rows }: { title: string; mac: boolean; rows: readonly Shortcut[] }) => (
  <section aria-label={title}>
    <h3 className="type-label mb-1 text-text-muted">{title}</h3>
    <dl className="ruled">
      {rows.map(({ id, label, keys, action }) => (
        <div key={id} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
          <dt className="min-w-0">
            <span>{label}</span>
            {action.kind === "local" && (
              <span className="block text-[0.8125rem] text-text-muted leading-tight">{action.where}</span>
            )}
          </dt>
          <dd className="flex shrink-0 items-center gap-1.5">
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && keys[0] !== "mod" && <span className="text-[0.8125rem] text-text-muted">then</span>}
                <Kbd>{keyName(key, mac)}</Kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
