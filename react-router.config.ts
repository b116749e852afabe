import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  buildDirectory: 'build',
  ssr: true,
  // All addresses are known at build time, so the browser needs no second request to learn them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
