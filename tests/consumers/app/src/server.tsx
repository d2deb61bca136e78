import { StrictMode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { App } from "./app"

/** Prints the page once everything in it has loaded, the lazy pictures too. */
const { pipe } = renderToPipeableStream(
  <StrictMode>
    <App />
  </StrictMode>,
  { onAllReady: () => pipe(process.stdout) },
)
