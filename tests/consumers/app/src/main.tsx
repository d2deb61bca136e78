import { StrictMode } from "react"
import { hydrateRoot } from "react-dom/client"
import { App } from "./app"
import { harbourCss } from "./harbour"
import "./main.css"

document.head.append(Object.assign(document.createElement("style"), { textContent: harbourCss }))

// The page is drawn by `server.tsx` when it is built: what the browser makes of it must be the same.
const root = document.getElementById("root")
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  )
