import { DialogContent, ThemePicker } from "@dghrt/design-system"
import { themeCatalogue } from "@dghrt/themes"
import { useSnapshot } from "valtio"
import { chooseTheme, settings } from "#features/settings"

export default function ThemeOverlay() {
  const { colorScheme } = useSnapshot(settings.state)
  return (
    <DialogContent title="Theme & Style Customization" size="wide">
      <ThemePicker label="Color Schemes" choices={themeCatalogue} value={colorScheme} onValueChange={chooseTheme} />
    </DialogContent>
  )
}
