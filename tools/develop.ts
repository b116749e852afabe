import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Storefront } from '../shop/server.ts'

/** Pages straight from their sources, for `npm run dev`: a change shows in the browser by itself. */
export async function developedStorefront(): Promise<Storefront> {
  const { createServer } = await import('vite')
  let vite: ViteDevServer | undefined
  return {
    mode: 'development',
    // On the shop's own port, so that the pages' security policy lets the browser listen for changes.
    async before(server) {
      vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
      // The plugin's own inner server would end the process on SIGTERM before the shop has stopped its database.
      process.removeAllListeners('SIGTERM')
      return vite.middlewares
    },
    async build() {
      if (!vite) throw new Error('Expected the development server to be open before a page is asked for')
      // The virtual module is the same build that `react-router build` would write.
      return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    },
  }
}
