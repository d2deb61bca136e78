import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: ["react", "react-dom"] },
  define: { __LOCALNET__: "true", __VISITOR_FREE_PLAY__: "true" },
  // What is found later would reload the page of a test that runs.
  optimizeDeps: { include: ["react-dom/client", "react-dom/server"] },
})
