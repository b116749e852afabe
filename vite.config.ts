import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './tools/browsers.ts'
import { earlyScripts } from './tools/early-scripts.ts'
import { browserPackagesFile, shippedPackages } from './tools/notices/shipped-packages.ts'
import { type Modules, SCRIPT_GROUPS, scriptGroup } from './tools/script-groups.ts'
import { singleIcons } from './tools/single-icons.ts'
import { styleEnds } from './tools/style-ends.ts'

const root = import.meta.dirname
/** What of others the browser gets, for the notices. */
const shipped = () => shippedPackages(root, browserPackagesFile(root, process.env.VITE_BRAND || 'canvas'))

/** Every page loads a list of all pages, whose names are short in it. */
const scriptFile = (name: string) => `assets/${name.replace(/-page$/, '')}-[hash].js`

export default defineConfig({
  plugins: [singleIcons(), earlyScripts(), tailwindcss(), reactRouter(), shipped(), styleEnds()],
  worker: { plugins: () => [shipped()] },
  resolve: {
    alias: [{ find: '../createLucideIcon.mjs', replacement: resolve(root, 'ui/icon.ts') }],
  },
  // Bundled for the server too, with our way of drawing icons.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: buildTargets,
    // Fonts and pictures stay files: they are cached for a year and must not delay the style sheet.
    assetsInlineLimit: 0,
    // A part that is hydrated lazily builds on scripts that are loaded already: preloading each of them again delays it.
    modulePreload: {
      resolveDependencies: (_, dependencies, { hostType }) => (hostType === 'js' ? [] : dependencies),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) => scriptFile(name),
            chunkFileNames: ({ name }) => scriptFile(name),
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: SCRIPT_GROUPS.length + 1,
                },
                // A group takes along what its modules import; what more pages need is grouped first.
                ...SCRIPT_GROUPS.map((group, place) => ({
                  name: (id: string, modules: Modules) =>
                    scriptGroup(id, modules) === group ? group : undefined,
                  debugName: group,
                  test: /\/(shop|ui|packages|lucide-react)\/.*\.(tsx?|mjs)$/,
                  priority: SCRIPT_GROUPS.length - place,
                })),
              ],
            },
          },
        },
      },
    },
  },
})
