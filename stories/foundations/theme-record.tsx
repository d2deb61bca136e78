import { type ThemeId, themes } from "@dghrt/themes"

type Entry = readonly [path: string, value: string]

/** Every leaf of a record, with the path that leads to it. */
function leaves(value: unknown, path: string): Entry[] {
  if (Array.isArray(value)) return [[path, value.join(", ")]]
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
  }
  return [[path, String(value)]]
}

/** The whole record of one theme: what is neither a colour nor in a table of its own is here too. */
export function ThemeRecord({ id }: { id: ThemeId }) {
  return (
    <table className="w-full table-fixed text-start text-sm">
      <caption className="type-d3 type-display pb-4 text-start">{themes[id].name}</caption>
      <thead className="text-text-muted">
        <tr>
          <th scope="col" className="type-label w-2/5 sm:w-64 py-2 text-start">
            Field
          </th>
          <th scope="col" className="type-label py-2 text-start">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {leaves(themes[id], "").map(([path, value]) => (
          <tr key={path} className="border-hair border-t">
            <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-semibold">
              {path}
            </th>
            <td className="type-data wrap-anywhere py-2 text-text-secondary">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
