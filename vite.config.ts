import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { scriptGroup } from './tools/script-groups.ts'
import { singleIcons } from './tools/single-icons.ts'

export default defineConfig({
  plugins: [singleIcons(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [{ find: '../createLucideIcon.mjs', replacement: resolve(import.meta.dirname, 'ui/icon.ts') }],
  },
  // Bundled for the server too, with our way of drawing icons.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: they are cached for a year and must not delay the style sheet.
    assetsInlineLimit: 0,
    // A part that comes alive later builds on scripts that are there: asking for each of them again would be felt.
    modulePreload: {
      resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'js' ? [] : dependencies),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                { name: scriptGroup, test: /\/(shop|ui|packages|lucide-react)\/.*\.(tsx?|mjs)$/ },
              ],
            },
          },
        },
      },
    },
  },
})
