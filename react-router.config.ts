import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  // A folder for each brand, so that shops of several brands stand side by side.
  buildDirectory: `build/${process.env.VITE_BRAND || 'canvas'}`,
  ssr: true,
  // All addresses are known at build time, so the browser needs no second request to learn them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
