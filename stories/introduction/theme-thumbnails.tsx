import { Amount, Badge, Button } from "@dghrt/design-system"
import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import { useEffect, useState } from "react"
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"

const chooseTheme = (theme: ThemeId) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme } })

/** All thirteen themes, drawn by the components themselves. Choosing one changes every page and story. */
export function ThemeThumbnails() {
  const [chosen, setChosen] = useState<unknown>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    const read = ({ globals }: { globals: Record<string, unknown> }) => setChosen(globals.theme)
    channel.on(GLOBALS_UPDATED, read)
    return () => channel.off(GLOBALS_UPDATED, read)
  }, [])
  return (
    <ul className="sb-unstyled grid list-none grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4 p-0">
      {themeCatalogue.map(({ id, name, description }) => (
        <li key={id} data-theme={id} className="canvas framed grid gap-3 rounded-lg p-4">
          <p className="type-d4 type-display m-0">{name}</p>
          <p className="m-0 text-[0.84375rem] text-text-secondary">{description}</p>
          <p className="m-0 flex items-center justify-between gap-2">
            <Amount value={1_250_000_000n} decimals={9} symbol="SOL" className="font-semibold text-accent" />
            <Badge tone="success">Won 2x</Badge>
          </p>
          <Button variant="primary" aria-pressed={chosen === id} onClick={() => chooseTheme(id)}>
            {chosen === id ? "Current theme" : "Use this theme"}
          </Button>
        </li>
      ))}
    </ul>
  )
}
