export const platforms = ["iPhone", "Android", "Desktop"] as const
export type Platform = (typeof platforms)[number]

export interface InstallStep {
  action: string
  detail: string
}

/** How each system puts a web app on its home screen. */
export const installSteps: Readonly<Record<Platform, readonly InstallStep[]>> = {
  iPhone: [
    { action: "Open this page in Safari", detail: "other browsers may not offer the next steps" },
    { action: "Tap Share", detail: "the square with an arrow" },
    { action: "Choose Add to Home Screen", detail: "then Add" },
  ],
  Android: [
    { action: "Open this page in Chrome", detail: "Edge and Samsung Internet work too" },
    { action: "Open the menu", detail: "the three dots" },
    { action: "Choose Add to Home screen", detail: "or Install app, where it is offered" },
  ],
  Desktop: [
    { action: "Open this page in Chrome or Edge", detail: "in Safari use File, Add to Dock" },
    { action: "Open the menu", detail: "the three dots" },
    { action: "Choose Install DGHRT Casino", detail: "under Cast, save and share in Chrome, under Apps in Edge" },
  ],
}

/** The visitor's own system, by the browser's description of itself. An iPad describes itself as a Mac with touch. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return "iPhone"
  return /Android/.test(userAgent) ? "Android" : "Desktop"
}
