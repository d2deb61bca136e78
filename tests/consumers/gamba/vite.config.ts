import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Gamba's packages bring a React of their own along.
  resolve: { dedupe: ["react", "react-dom"] },
})
