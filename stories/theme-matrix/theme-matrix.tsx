import { type ThemeId, themes } from "@dghrt/themes"
import { controls } from "./controls"
import { figures } from "./figures"
import { larger } from "./larger"

export const samples = [...controls, ...figures, ...larger]

/** One resting sample of every component, once per theme. */
export function ThemeMatrix({ ids }: { ids: readonly ThemeId[] }) {
  return (
    <div className="grid gap-6">
      {ids.map((id) => (
        <section key={id} data-theme={id} aria-label={themes[id].name} className="canvas framed rounded-xl p-6">
          <h2 className="type-d2 type-display mb-6">{themes[id].name}</h2>
          <ul className="columns-[17.5rem] gap-6">
            {samples.map(({ name, draw }) => (
              <li key={name} className="mb-6 break-inside-avoid">
                <p className="mb-2 text-text-muted type-label">{name}</p>
                {draw(themes[id].name)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
