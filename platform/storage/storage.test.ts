import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import { FileNotStored, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The few calls of S3 that storage makes, kept in memory. */
const bucket = new Map<string, Buffer>()
const s3 = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
  const path = decodeURIComponent(pathname)
  const source = request.headers['x-amz-copy-source']
  const known = bucket.get(
    typeof source === 'string' ? decodeURIComponent(`/${source.replace(/^\//, '')}`) : path,
  )
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  if (request.method === 'PUT' && source === undefined) {
    bucket.set(path, plainBody(Buffer.concat(chunks), request.headers['content-encoding']))
    return response.end()
  }
  if (request.method === 'DELETE') {
    bucket.delete(path)
    return response.writeHead(204).end()
  }
  if (searchParams.has('list-type')) return response.end(page(`${path}/`.replace('//', '/'), searchParams))
  if (!known) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  if (request.method === 'PUT') {
    bucket.set(path, known)
    return response.end('<CopyObjectResult><ETag>"1"</ETag></CopyObjectResult>')
  }
  response.setHeader('content-length', known.length)
  response.setHeader('last-modified', new Date().toUTCString())
  response.end(request.method === 'HEAD' ? undefined : known)
})

/** What begins with the prefix, two at a time: shops have more than one page of it. */
function page(within: string, asked: URLSearchParams): string {
  const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? '']
  const keys = [...bucket.keys()].map((path) => path.slice(within.length)).sort()
  const left = keys.filter((key) => key.startsWith(prefix) && key > after)
  const contents = left.slice(0, 2).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
  const next = left.length > 2 ? `<NextContinuationToken>${left[1]}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${left.length > 2}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/** The client sends streams in signed pieces: a length in hexadecimal, the piece, and so on. */
function plainBody(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body
  const pieces: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!(length > 0)) break
    pieces.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
  return Buffer.concat(pieces)
}

const storages: Record<string, () => Storage> = {
  'a folder': () => openStorage(join(folder, 'files')),
  'an S3 bucket': () => {
    const { port } = s3.address() as AddressInfo
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
    return openStorage(folder, `s3://me:secret@photos/shop?endpoint=${endpoint}`)
  },
}

beforeAll(() => new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve)))
afterAll(() => s3.close())

describe.each(Object.keys(storages))('files in %s', (kind) => {
  let storage: Storage
  beforeAll(() => {
    storage = storages[kind]?.() ?? openStorage(folder)
  })

  test('what was put is given back, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
    await storage.put('photos/1/original', bytes)
    expect((await storage.get('photos/1/original')).equals(bytes)).toBe(true)
    expect(await storage.about('photos/1/original')).toMatchObject({ bytes: 100_000 })
  })

  test('a stream is stored, and read as a stream', async () => {
    await storage.put('photos/2', Readable.from(['one ', 'two']))
    expect(await text(await storage.stream('photos/2'))).toBe('one two')
  })

  test('a file that is taken is no longer where it was', async () => {
    const path = join(folder, 'upload')
    writeFileSync(path, 'a photo')
    await storage.take('photos/3', path)
    expect(String(await storage.get('photos/3'))).toBe('a photo')
    await expect(readFile(path)).rejects.toThrow('ENOENT')
  })

  test('a copy outlives the first', async () => {
    await storage.put('a', 'same')
    await storage.copy('a', 'b')
    await storage.delete('a')
    await storage.delete('a')
    expect(await storage.exists('a')).toBe(false)
    expect(String(await storage.get('b'))).toBe('same')
  })

  test('a folder is deleted with all that is in it, and what is named alike stays', async () => {
    const within = ['gone/one', 'gone/two', 'gone/deep/three', 'gone/deep/four', 'gone/deep/five']
    for (const key of [...within, 'gone-not', 'gone.txt']) await storage.put(key, 'x')
    await storage.deleteFolder('gone')
    await storage.deleteFolder('gone')
    for (const key of within) expect([key, await storage.exists(key)]).toEqual([key, false])
    for (const key of ['gone-not', 'gone.txt']) expect([key, await storage.exists(key)]).toEqual([key, true])
  })

  test('a file is lent to tools that want a path', async () => {
    await storage.put('photos/4', 'lent')
    expect(await storage.localFile('photos/4', (path) => readFile(path, 'utf8'))).toBe('lent')
  })

  test('a missing file is told as such', async () => {
    await expect(storage.get('none')).rejects.toThrow(FileNotStored)
    await expect(storage.stream('none')).rejects.toThrow(FileNotStored)
    await expect(storage.localFile('none', async () => {})).rejects.toThrow(FileNotStored)
    expect(await storage.about('none')).toBeUndefined()
  })

  test.each(['../secret-key', '/etc/passwd', 'a/../../b', 'a//b', '', 'a/./b', '.secret', 'a\0b'])(
    'the key %j cannot leave the storage',
    async (key) => {
      await expect(async () => storage.put(key, 'x')).rejects.toThrow('storage key')
      await expect(async () => storage.get(key)).rejects.toThrow('storage key')
      await expect(async () => storage.deleteFolder(key)).rejects.toThrow('storage key')
    },
  )

  test('it can be checked', async () => {
    await expect(storage.check()).resolves.toBeUndefined()
  })
})

test('a stream that breaks leaves the old file and no rest', async () => {
  const storage = openStorage(join(folder, 'broken'))
  await storage.put('photo', 'whole')
  async function* breaking() {
    yield 'half'
    throw new Error('the network went away')
  }
  await expect(storage.put('photo', Readable.from(breaking()))).rejects.toThrow('network')
  expect(String(await storage.get('photo'))).toBe('whole')
  expect(readdirSync(join(folder, 'broken', '.drafts'))).toEqual([])
})
