import { type ColorToken, colorTokens, contrastPairs, type ThemeId, themes } from "@dghrt/themes"
import { contrast } from "@dghrt/themes/contrast"

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const figure = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** The surfaces a token is promised to be readable on, with today's figures. */
function promises(token: ColorToken, id: ThemeId) {
  return contrastPairs
    .filter(([over]) => over === token)
    .map(([over, under, least]) => {
      const ratio = contrast(themes[id][over], themes[id][under])
      return { under, least, ratio: figure(ratio) }
    })
}

/** Every colour token of one theme, its value and the contrast it keeps. */
export function ColorTable({ id }: { id: ThemeId }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="type-d3 type-display pb-4 text-left">{themes[id].name}</caption>
      <thead className="text-text-muted">
        <tr>
          <th scope="col" className="type-label py-2">
            Token
          </th>
          <th scope="col" className="type-label py-2">
            Value
          </th>
          <th scope="col" className="type-label py-2">
            Contrast
          </th>
        </tr>
      </thead>
      <tbody>
        {colorTokens.map((token) => (
          <tr key={token} className="border-hair border-t">
            <th scope="row" className="whitespace-nowrap py-2 pe-4 font-semibold">
              <span
                aria-hidden
                className="framed me-3 inline-block size-6 rounded-xs align-middle"
                style={{ background: `var(--${kebab(token)})` }}
              />
              <span>{token}</span>
            </th>
            <td className="type-data whitespace-nowrap py-2 pe-4 text-text-secondary">{themes[id][token]}</td>
            <td className="py-2 text-text-secondary">
              {promises(token, id)
                .map(({ under, ratio, least }) => `${under} ${ratio} of ${least}`)
                .join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
