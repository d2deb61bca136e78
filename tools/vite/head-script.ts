import { minifySync, type Plugin, type Rolldown } from "vite"
import { tellWhenCodeIsMissing } from "../../app/boot/code-missing.ts"
import { holdEarlyEvents } from "../../app/boot/early-events.ts"
import { tellOldBrowser } from "../../app/boot/old-browser.ts"
import { preloadFonts } from "../../app/boot/preload-fonts.ts"
import { beforePaintScript } from "../../features/settings/model/before-paint.ts"
import { defaultThemeId, themeIds } from "../../themes/src/theme-id.ts"

const place = "<!--before-paint-->"

/** The fonts of the default theme's front page. */
const firstFaces = /\/(fraunces|fraunces-italic|instrument-sans)-[\w-]{8}\.woff2$/

/** Inlines the head script: attributes on <html> before the first paint, and a message if the app's code does not load. */
export function headScript(): Plugin {
  return {
    name: "head-script",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        const source = [
          beforePaintScript(themeIds, defaultThemeId),
          `(${preloadFonts})(document, ${JSON.stringify(defaultThemeId)}, ${JSON.stringify(facesIn(bundle))})`,
          `(${tellWhenCodeIsMissing})(document)`,
          `(${tellOldBrowser})(document)`,
          `(${holdEarlyEvents})(window)`,
        ]
        return page.replace(place, () => `<script>${minifySync("head.js", source.join(";")).code}</script>`)
      },
    },
  }
}

/** None while developing: the files have no lasting address there. */
const facesIn = (bundle: Rolldown.OutputBundle | undefined) =>
  Object.keys(bundle ?? {})
    .filter((file) => firstFaces.test(`/${file}`))
    .map((file) => `/${file}`)
