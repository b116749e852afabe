/** The design fonts, as files that the design tool draws with. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { takesEncoding } from '#platform/http/takes-encoding.ts'

/**
 * @param folder made by `tools/build-fonts.ts`: TrueType files, a brotli copy beside each, and the manifest
 */
export function fontRoutes(folder: string): Hono {
  const routes = new Hono().basePath('/media/fonts')

  // Names which file draws which font, with a hash of each; the tool puts that hash into the addresses below.
  routes.get('/manifest.json', async () => {
    const bytes = await readFile(join(folder, 'manifest.json'))
    return fileAnswer(bytes, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' })
  })

  routes.get('/:file{[\\w-]+\\.ttf}', async (context) => {
    const takesBrotli = takesEncoding(context.req.header('accept-encoding'), 'br')
    const file = join(folder, context.req.param('file'))
    const bytes = await readFile(takesBrotli ? `${file}.br` : file).catch(() => undefined)
    if (!bytes) return context.text('There is no such font.', 404)
    return fileAnswer(bytes, {
      'content-type': 'font/ttf',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(takesBrotli && { 'content-encoding': 'br' }),
    })
  })

  return routes
}

function fileAnswer(bytes: Buffer, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'x-content-type-options': 'nosniff' } })
}
