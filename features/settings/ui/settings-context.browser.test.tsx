import { Component, type ReactNode } from "react"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { GraphicsView } from "./graphics-view"
import { SettingsProvider } from "./settings-context"
import { storySettings } from "./story-store"

class Caught extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message ?? this.props.children
}

test("a panel outside its provider is a mistake that says what is missing", async () => {
  const screen = await render(
    <Caught>
      <GraphicsView />
    </Caught>,
  )
  await expect.element(screen.getByText("useSettingsStore needs a SettingsProvider above it")).toBeVisible()
})

test("each panel follows the store it was given", async () => {
  const store = storySettings()
  const screen = await render(
    <SettingsProvider store={store}>
      <GraphicsView />
    </SettingsProvider>,
  )
  store.changeGraphics({ quality: "ultra" })
  await expect.element(screen.getByRole("radio", { name: "Ultra" })).toBeChecked()
})
