import type { Plugin } from "vite"

const pageCode = /\bimport\((["'`][^"'`]*tsr-split=[^"'`]*["'`])\)/g

/**
 * Lets the app say that a page's code did not come. The router would load the document anew as soon as it recognizes an
 * engine's words for that, and without a connection this ends at the browser's own error page: so the words get a beginning.
 */
export const tellMissingPageCode = (): Plugin => ({
  name: "tell-missing-page-code",
  transform: {
    filter: { code: "tsr-split=" },
    handler: (code) => ({
      code: code.replace(
        pageCode,
        'import($1).catch((error) => { throw new Error("The code of a page did not come. " + error.message, { cause: error }) })',
      ),
      map: null,
    }),
  },
})
