import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What opens on a press or comes alive later, and what only that needs, stays out of what every page loads first. */
const LATE =
  /\/(shop\/(generated|cart|newsletter|frame\/(late|footer-links))[/.]|packages\/calendar\/|shop\/api\.ts|shop\/catalogue\/components\/(corner-view|room-view|photo-sizes|product-(details|gallery))|ui\/(field|modal|drawer|toast|notice|stepper|questions|section-heading|countdown|use-modal-dialog|use-press-outside)\.)/

/** Choosing options: for the product page and the design tool, and not for the home page. */
const CHOOSING = /\/shop\/catalogue\/(components\/(option|size)|rules\/chosen)/

const early = (pattern: RegExp, except?: RegExp) => (id: string) =>
  pattern.test(id) && !LATE.test(id) && !except?.test(id)

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: [{ find: '../createLucideIcon.mjs', replacement: resolve(import.meta.dirname, 'ui/icon.ts') }],
  },
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
                { name: 'frame', test: /\/shop\/(frame|paths)(\.ts|\/(?!pages|late|footer-links))/, priority: 2 },
                {
                  name: 'frame',
                  test: early(/\/(shop|ui|packages)\//),
                  minShareCount: 4,
                  priority: 2,
                },
                {
                  name: 'products',
                  test: early(
                    /\/(shop\/catalogue(?!.*(search|suggest))|ui|packages|lucide-react)\//,
                    CHOOSING,
                  ),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'options', test: CHOOSING, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
