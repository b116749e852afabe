import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newId } from '../ids.ts'
import { checkByWriting, checkedKey, FileNotStored, orNotStored, type Storage } from './storage.ts'

/** Nothing takes this long to write. */
const OLDEST_DRAFT_MS = 86_400_000

/** Storage in a folder of this machine, made when missing. */
export function openFolder(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  // Beside the files, so that the rename below stays on one file system.
  const drafts = join(folder, '.drafts')
  mkdirSync(drafts, { recursive: true })
  removeAbandoned(drafts)
  const pathOf = (key: string) => join(folder, checkedKey(key))

  /** Written elsewhere, brought to the disk, then renamed: a power cut leaves the old file or the new one. */
  async function place(key: string, write: (draft: string) => Promise<void>) {
    const target = pathOf(key)
    const draft = join(drafts, newId())
    try {
      await write(draft)
      const file = await open(draft, 'r+')
      await file.sync()
      await file.close()
      mkdirSync(dirname(target), { recursive: true })
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  const storage: Storage = {
    put: (key, contents) =>
      place(key, async (draft) => {
        const source = contents instanceof Readable ? contents : Readable.from([contents])
        const file = await open(draft, 'wx')
        await pipeline(source, file.createWriteStream())
      }),
    take: (key, path) =>
      place(key, async (draft) => {
        try {
          await rename(path, draft)
        } catch (error) {
          // EXDEV: the file lies on another file system, where it cannot be renamed from.
          if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
          await copyFile(path, draft)
          await rm(path)
        }
      }),
    get: async (key) => Buffer.from(await orNotStored(key, () => disk.getBytes(checkedKey(key)))),
    async stream(key) {
      const path = pathOf(key)
      const file = await orNotStored(key, () => open(path, 'r'))
      return createReadStream(path, { fd: file })
    },
    exists: (key) => disk.exists(checkedKey(key)),
    async about(key) {
      if (!(await storage.exists(key))) return undefined
      const { contentLength, lastModified } = await disk.getMetaData(key)
      return { bytes: contentLength, changedAt: lastModified }
    },
    copy: (from, to) => orNotStored(from, () => place(to, (draft) => copyFile(pathOf(from), draft))),
    delete: (key) => disk.delete(checkedKey(key)),
    deleteFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async localFile(key, use) {
      if (!(await storage.exists(key))) throw new FileNotStored(key)
      return use(pathOf(key))
    },
    check: () => checkByWriting(storage),
  }
  return storage
}

/** Partial files of a process that was killed. */
function removeAbandoned(drafts: string) {
  for (const name of readdirSync(drafts)) {
    const path = join(drafts, name)
    const about = statSync(path, { throwIfNoEntry: false })
    if (about && Date.now() - about.mtimeMs > OLDEST_DRAFT_MS) rmSync(path, { force: true })
  }
}
