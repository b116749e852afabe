import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Disk } from 'flydrive'
import { checkByWriting, checkedKey, orNotStored, type Storage, withTemporaryFolder } from './storage.ts'

/**
 * Storage in an S3-compatible bucket; a bucket shows a file only when all of it has arrived.
 *
 * @param url  s3://bucket/prefix?endpoint=https://…&region=ap-southeast-2; keys in the user part of the address
 *   (s3://key:secret@bucket), otherwise from the AWS_… variables or the machine's role
 */
export function openBucket(url: string): Storage {
  let opening: Promise<Disk> | undefined
  // The client costs 100 ms to load, so it is loaded at the first file, and only in shops that use a bucket.
  const disk = () => {
    opening ??= connect(url)
    return opening
  }
  const prefix = new URL(url).pathname.replace(/^\/+|\/+$/g, '')
  const path = (key: string) => (prefix === '' ? checkedKey(key) : `${prefix}/${checkedKey(key)}`)

  const storage: Storage = {
    async put(key, contents) {
      const bucket = await disk()
      // The length must be known before the first byte is sent, so a stream is buffered in a file first.
      if (contents instanceof Readable) await putStream(bucket, path(key), contents)
      else await bucket.put(path(key), contents)
    },
    async take(key, file) {
      await putFile(await disk(), path(key), file)
      await rm(file)
    },
    get: (key) => orNotStored(key, async () => Buffer.from(await (await disk()).getBytes(path(key)))),
    stream: (key) => orNotStored(key, async () => (await disk()).getStream(path(key))),
    exists: async (key) => (await disk()).exists(path(key)),
    async about(key) {
      if (!(await storage.exists(key))) return undefined
      const { contentLength, lastModified } = await (await disk()).getMetaData(path(key))
      return { bytes: contentLength, changedAt: lastModified }
    },
    copy: (from, to) => orNotStored(from, async () => (await disk()).copy(path(from), path(to))),
    delete: async (key) => (await disk()).delete(path(key)),
    async deleteFolder(key) {
      const bucket = await disk()
      const folder = `${path(key)}/`
      let page: string | undefined
      do {
        const { objects, paginationToken } = await bucket.listAll(path(key), {
          recursive: true,
          ...(page !== undefined && { paginationToken: page }),
        })
        // One by one: what a bucket says of single files in an answer to many is not read by the driver.
        for (const one of objects) {
          if (one.isFile && one.key.startsWith(folder)) await bucket.delete(one.key)
        }
        page = paginationToken
      } while (page !== undefined)
    },
    localFile: (key, use) =>
      withTemporaryFolder(async (folder) => {
        const file = join(folder, 'file')
        await pipeline(await storage.stream(key), createWriteStream(file))
        return use(file)
      }),
    check: () => checkByWriting(storage),
  }
  return storage
}

async function connect(address: string): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const url = new URL(address)
  const endpoint = url.searchParams.get('endpoint')
  const settings: S3ClientConfig = {
    region: url.searchParams.get('region') ?? 'ap-southeast-2',
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Most services other than Amazon's know a bucket by its path only.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  }
  return new Disk(
    new S3Driver({ ...settings, bucket: url.hostname, visibility: 'private', supportsACL: false }),
  )
}

function putStream(disk: Disk, key: string, contents: Readable): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, 'file')
    await pipeline(contents, createWriteStream(file))
    await putFile(disk, key, file)
  })
}

async function putFile(disk: Disk, key: string, file: string): Promise<void> {
  const { size } = await stat(file)
  await disk.putStream(key, createReadStream(file), { contentLength: size })
}
