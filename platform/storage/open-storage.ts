import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import type { Storage } from './storage.ts'

/**
 * Storage in the bucket of an s3:// address, otherwise in a folder.
 *
 * @param folder  such as var/storage
 * @param url  s3://bucket?endpoint=…&region=…; undefined means the folder
 */
export function openStorage(folder: string, url?: string): Storage {
  return url === undefined ? openFolder(folder) : openBucket(url)
}
