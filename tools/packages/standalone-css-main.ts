import { writeStandaloneCss } from "./standalone-css.ts"

await writeStandaloneCss()
