import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Keys are paths such as "photos/4kF…/original": words between slashes, of letters, digits, dots, dashes, underscores. */
const KEY = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/

export interface StoredFile {
  bytes: number
  changedAt: Date
}

export interface Storage {
  /** Keeps the bytes under the key, replacing what was there. A reader sees the old or the new whole, never a part. */
  put(key: string, contents: Uint8Array | string | Readable): Promise<void>
  /** Moves or copies a file of this machine into storage; afterwards `path` is gone. */
  take(key: string, path: string): Promise<void>
  /** @throws FileNotStored when there is none */
  get(key: string): Promise<Buffer>
  /** @throws FileNotStored when there is none */
  stream(key: string): Promise<Readable>
  exists(key: string): Promise<boolean>
  /** Size and age; undefined when there is none. */
  about(key: string): Promise<StoredFile | undefined>
  copy(from: string, to: string): Promise<void>
  /** Deletes the file; not an error when there is none. */
  delete(key: string): Promise<void>
  /**
   * Deletes every file whose key begins with `<key>/`; not an error when there is none. One that is killed half-way is
   * simply called again.
   */
  deleteFolder(key: string): Promise<void>
  /**
   * Lends the file as a path on this machine, for tools that read files: in folder storage the file itself, so it must
   * not be changed; otherwise a copy that is removed after `use`.
   *
   * @throws FileNotStored when there is none
   */
  localFile<Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result>
  /** @throws when storage cannot be written or read now */
  check(): Promise<void>
}

/** Nothing is stored under this key. */
export class FileNotStored extends Error {
  override name = 'FileNotStored'
  constructor(key: string, cause?: unknown) {
    super(`Nothing is stored under ${key}`, { cause })
  }
}

/** Writes and reads a small file, which proves that storage works. */
export async function checkByWriting(storage: Pick<Storage, 'put' | 'get'>): Promise<void> {
  await storage.put('storage-check', 'ready')
  await storage.get('storage-check')
}

/** @throws RangeError when the key could leave the storage or is ambiguous */
export function checkedKey(key: string): string {
  if (!KEY.test(key))
    throw new RangeError(`Expected a storage key such as photos/1 but received ${JSON.stringify(key)}`)
  return key
}

/** Turns each driver's way to say "no such file" into ours. */
export async function orNotStored<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) throw new FileNotStored(key, error)
    throw error
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    code === 'ENOENT' || error.name === 'NoSuchKey' || error.name === 'NotFound' || isMissing(error.cause)
  )
}

/** A temporary folder, deleted afterwards. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
