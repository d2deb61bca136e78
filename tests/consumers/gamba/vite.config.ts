import tailwindcss from "@tailwindcss/vite"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The Solana packages were written for Node: they read `global`, and bring a React of their own along.
  define: { global: "globalThis" },
  resolve: { dedupe: ["react", "react-dom"] },
})
