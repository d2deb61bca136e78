import { minifySync, type Plugin } from "vite"
import { tellWhenCodeIsMissing } from "../../app/boot/code-missing"
import { beforePaintScript } from "../../features/settings/model/before-paint"
import { defaultThemeId, themeIds } from "../../themes/src/theme-id"

const place = "<!--before-paint-->"

/** Puts the one inline script into the page: what stands on <html> before the first paint, and who speaks up if no other script comes. */
export function headScript(): Plugin {
  return {
    name: "head-script",
    transformIndexHtml: {
      order: "post",
      handler(page) {
        const source = `${beforePaintScript(themeIds, defaultThemeId)};(${tellWhenCodeIsMissing})(document)`
        return page.replace(place, () => `<script>${minifySync("head.js", source).code}</script>`)
      },
    },
  }
}
