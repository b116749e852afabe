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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A dozen tiny files would each be compressed alone: what pages share travels together.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 3,
                },
                { name: 'frame', test: /\/shop\/(frame|paths)(\.ts|\/(?!pages))/, priority: 2 },
                { name: 'frame', test: /\/(shop|ui|packages|lucide-react)\//, minShareCount: 4, priority: 2 },
                // What only forms, searches, dates and opened windows need would make every other page heavier.
                {
                  name: 'products',
                  test: /\/(shop\/catalogue(?!.*(search|suggest))|ui\/(?!field|notice|toast|modal|drawer|use-modal)|packages\/(?!calendar)|lucide-react(?!.*\/(circle|lock|minus|plus|trash)))/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
