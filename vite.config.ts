import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Bundled for the server too: otherwise it would load all of its icons at start.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: they are cached for a year and must not delay the style sheet.
    assetsInlineLimit: 0,
  },
})
