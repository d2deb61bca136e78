import { Badge, type BadgeProps } from "@dghrt/design-system"
import { catalogue } from "../model/catalogue"
import type { MessageEntry } from "../model/entries/message-entry"

const tones = { success: "success", danger: "danger", warning: "warning", info: "quiet" } as const satisfies Record<
  MessageEntry["tone"],
  BadgeProps["tone"]
>

/** Every message of the casino with its code, for reading through. */
export function MessageList() {
  const entries: readonly (readonly [string, MessageEntry])[] = Object.entries(catalogue)
  return (
    <table className="w-full text-start text-sm">
      <caption className="mb-3 text-start text-text-secondary">{`${entries.length} messages`}</caption>
      <thead>
        <tr>
          {["Code", "Tone", "Title", "Text", "Leads to"].map((name) => (
            <th
              key={name}
              scope="col"
              className="border-hair border-b py-2 pe-4 text-start type-label text-text-muted max-md:first:hidden max-md:last:hidden"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(([id, { code, tone, title, text, action, link }]) => (
          <tr key={id}>
            <td className="border-hair border-b py-2 pe-4 type-data max-md:hidden">{code}</td>
            <td className="border-hair border-b py-2 pe-4">
              <Badge tone={tones[tone]}>{tone}</Badge>
            </td>
            <th scope="row" className="border-hair border-b py-2 pe-4 text-start font-[650]">
              <span>{title}</span>
              <span className="block font-normal text-text-muted text-xs type-data wrap-anywhere md:hidden">
                {code}
              </span>
            </th>
            <td className="border-hair border-b py-2 pe-4 text-text-secondary">{text}</td>
            <td className="border-hair border-b py-2 text-text-muted max-md:hidden">{action ?? link ?? "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
