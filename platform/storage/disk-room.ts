import { statfs } from 'node:fs/promises'

/** In bytes. */
export interface DiskRoom {
  free: number
  total: number
}

const MAX_RESERVE_BYTES = 10e9
const RESERVE_SHARE = 0.1

/** The disk that a folder lies on. @throws Error when there is no such folder */
export async function diskRoomOf(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/**
 * Whether a file of so many bytes leaves what orders, mails and press files need to go on: a tenth of the disk, 10 GB at
 * most.
 */
export function leavesReserve({ free, total }: DiskRoom, bytes: number): boolean {
  return free - bytes >= Math.min(MAX_RESERVE_BYTES, total * RESERVE_SHARE)
}
