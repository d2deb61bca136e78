import { DialogContent, ThemePicker } from "@dghrt/design-system"
import { themeCatalogue } from "@dghrt/themes"
import { useSnapshot } from "valtio"
import { chooseTheme, theme } from "#features/settings"

export default function ThemeOverlay() {
  const { id } = useSnapshot(theme)
  return (
    <DialogContent title="Theme & Style Customization" size="wide">
      <ThemePicker label="Color Schemes" choices={themeCatalogue} value={id} onValueChange={chooseTheme} />
    </DialogContent>
  )
}
