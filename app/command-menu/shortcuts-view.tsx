import { Kbd, Switch } from "@dghrt/design-system"
import { Fragment } from "react"
import { type Shortcut, shortcuts, useLetterShortcuts } from "#features/shortcuts"
import { keyName } from "./key-name"

/** Every shortcut, with where it works, and the switch for those of single characters. */
export function ShortcutsView({ mac }: { mac: boolean }) {
  const [letters, changeLetters] = useLetterShortcuts()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Switch
        label="Letter shortcuts"
        description={`Keys of one character, such as F, ? and G then H. ${keyName("mod", mac)} K, Esc, F8 and Space always work.`}
        checked={letters}
        onCheckedChange={changeLetters}
      />
      <List title="Anywhere" mac={mac} rows={shortcuts.filter(({ where }) => where === null)} />
      <List title="On specific screens" mac={mac} rows={shortcuts.filter(({ where }) => where !== null)} />
    </div>
  )
}

const List = ({ title, mac, rows }: { title: string; mac: boolean; rows: readonly Shortcut[] }) => (
  <section aria-label={title}>
    <h3 className="type-label mb-1 text-text-muted">{title}</h3>
    <dl className="ruled">
      {rows.map(({ id, label, keys, where }) => (
        <div key={id} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
          <dt className="min-w-0">
            <span>{label}</span>
            {where !== null && <span className="block text-[0.8125rem] text-text-muted leading-tight">{where}</span>}
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
