/** Files that never change while the process runs: found once at start, so that a request costs a map look-up. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { takesEncoding } from './takes-encoding.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
}
/** Up to this size a file is kept in memory once it has been asked for. */
const KEPT_BYTES = 1_000_000
const YEAR_S = 31_536_000
const HOUR_S = 3_600

export interface StaticFolder {
  /** Where it begins in addresses, such as "/" or "/media/fonts/". */
  prefix: string
  folder: string
  /** Whether a file's content can never change under this address, because the address holds its hash. */
  isImmutable: (url: URL) => boolean
}

interface StaticFile {
  path: string
  bytes: number
  etag: string
  type: string
  /** Brotli copy beside the file. */
  compressed: StaticBody | undefined
  plain: StaticBody
  isImmutable: StaticFolder['isImmutable']
}

interface StaticBody {
  path: string
  bytes: number
  kept?: Uint8Array<ArrayBuffer>
}

/**
 * Serves the files of folders, with the brotli copies that lie beside them.
 *
 * @returns a function that gives the answer, or undefined when no file has this address
 * @example staticFiles([{ prefix: '/', folder: 'build/client', isImmutable: ({ pathname }) => pathname.startsWith('/assets/') }])
 */
export function staticFiles(folders: readonly StaticFolder[]): (request: Request) => Response | undefined {
  const files = new Map(folders.flatMap(filesOf))
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = new URL(request.url)
    const file = files.get(url.pathname)
    return file && answer(request, url, file)
  }
}

function filesOf({ prefix, folder, isImmutable }: StaticFolder): [string, StaticFile][] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = new Set(names)
  return names
    .filter((name) => !name.endsWith('.br') && !name.split('/').some((part) => part.startsWith('.')))
    .map((name) => ({ name, path: join(folder, name), about: statSync(join(folder, name)) }))
    .filter(({ about }) => about.isFile())
    .map(({ name, path, about }) => [
      prefix + name,
      {
        path,
        bytes: about.size,
        etag: `"${createHash('sha256').update(`${name} ${about.size} ${about.mtimeMs}`).digest('base64url').slice(0, 16)}"`,
        type: types[extname(name)] ?? 'application/octet-stream',
        plain: { path, bytes: about.size },
        compressed: found.has(`${name}.br`)
          ? { path: `${path}.br`, bytes: statSync(`${path}.br`).size }
          : undefined,
        isImmutable,
      },
    ])
}

function answer(request: Request, url: URL, file: StaticFile): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.isImmutable(url)
      ? `public, max-age=${YEAR_S}, immutable`
      : `public, max-age=${HOUR_S}`,
    etag: file.etag,
    'x-content-type-options': 'nosniff',
  }
  if (file.compressed) headers.vary = 'accept-encoding'
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const takesBrotli = takesEncoding(request.headers.get('accept-encoding'), 'br')
  const body = (takesBrotli && file.compressed) || file.plain
  if (body === file.compressed) headers['content-encoding'] = 'br'
  headers['content-length'] = String(body.bytes)
  return new Response(request.method === 'HEAD' ? null : contentsOf(body), { headers })
}

function contentsOf(body: StaticBody): Uint8Array<ArrayBuffer> | ReadableStream {
  if (body.bytes > KEPT_BYTES) return Readable.toWeb(createReadStream(body.path)) as ReadableStream
  body.kept ??= new Uint8Array(readFileSync(body.path))
  return body.kept
}
