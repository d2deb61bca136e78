import { TriangleAlert } from "lucide-react"
import { settings } from "../model/settings"
import { AutoBanner } from "./auto-banner"
import { Banner } from "./banner"
import { ResetDefaults } from "./reset-defaults"
import { AdvancedSection, AppearanceSection, MoneySection, QuickSection, type SettingsLinks } from "./sections"
import { SettingsProvider, useSettings } from "./settings-context"

/** Said as long as it is true: nothing chosen here survives this page. */
function KeptBanner() {
  const { persisted } = useSettings()
  return (
    !persisted && (
      <div role="status">
        <Banner tone="warning" icon={<TriangleAlert className="size-5" strokeWidth={1.75} />}>
          This browser does not save data for this site. Your settings are lost when you reload the page.
        </Banner>
      </div>
    )
  )
}

/** All settings in one column, for a dialog of 480 px. */
export const SettingsPanelView = (links: SettingsLinks) => (
  <div className="grid grid-cols-1 gap-3.5">
    <KeptBanner />
    <AutoBanner />
    <QuickSection onLimits={links.onLimits} />
    <MoneySection sound={links.sound} />
    <AppearanceSection onThemes={links.onThemes} onGraphics={links.onGraphics} />
    <AdvancedSection />
    <div className="flex justify-end">
      <ResetDefaults />
    </div>
  </div>
)

/** All settings as a page: two columns where they fit. */
export const SettingsPageView = (links: SettingsLinks) => (
  <div className="@container mx-auto max-w-310">
    <header className="mb-4 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="type-d2 type-display">Settings</h1>
        <p className="mt-1.5 text-text-secondary">Saved on this device.</p>
      </div>
      <ResetDefaults />
    </header>
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3.5 @3xl:grid-cols-2">
      <div className="grid grid-cols-1 gap-3.5 empty:hidden @3xl:col-span-2">
        <KeptBanner />
        <AutoBanner />
      </div>
      <div className="grid grid-cols-1 gap-3.5">
        <QuickSection onLimits={links.onLimits} />
        <MoneySection sound={links.sound} />
      </div>
      <div className="grid grid-cols-1 gap-3.5">
        <AppearanceSection onThemes={links.onThemes} onGraphics={links.onGraphics} />
        <AdvancedSection />
      </div>
    </div>
  </div>
)

/** The settings of this browser, in a dialog. */
export const SettingsPanel = (links: SettingsLinks) => (
  <SettingsProvider store={settings}>
    <SettingsPanelView {...links} />
  </SettingsProvider>
)

/** The settings of this browser, as the page at /settings. */
export const SettingsPage = (links: SettingsLinks) => (
  <SettingsProvider store={settings}>
    <SettingsPageView {...links} />
  </SettingsProvider>
)
