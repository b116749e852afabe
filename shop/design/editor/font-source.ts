/** Fonts from the shop's own server. */
import { filePaths } from '#shop/routing/file-paths.ts'
import type { FontSource } from './font-cache.ts'

export const shopFonts: FontSource = {
  manifest: async () => (await fetched(filePaths.font('manifest.json'))).json(),
  async open(file, hash) {
    const bytes = fetched(`${filePaths.font(file)}?v=${hash}`).then((response) => response.arrayBuffer())
    const { openFont } = await import('#packages/artwork-renderer/fonts.ts')
    return openFont(new Uint8Array(await bytes))
  },
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Expected a font at ${address} but the answer was ${response.status}`)
  return response
}
