import type { Plugin } from "vite"

const pageCode = /\bimport\((["'`][^"'`]*tsr-split=[^"'`]*["'`])\)/g

/**
 * Lets the app show a message when a page's code does not load. The router reloads the document when it recognizes a
 * browser's message for that, and offline this ends at the browser's own error page; a prefix prevents the recognition.
 */
export const nameMissingPageCode = (): Plugin => ({
  name: "name-missing-page-code",
  transform: {
    filter: { code: "tsr-split=" },
    handler: (code) => ({
      code: code.replace(
        pageCode,
        'import($1).catch((error) => { throw new Error("The code of a page did not load. " + error.message, { cause: error }) })',
      ),
      map: null,
    }),
  },
})
