import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { diskRoomOf, leavesReserve } from './disk-room.ts'

const GB = 1e9

describe('SH-19: a disk keeps a reserve for orders', () => {
  it('of a tenth where it is small', () => {
    expect(leavesReserve({ free: 6 * GB, total: 40 * GB }, 2 * GB)).toBe(true)
    expect(leavesReserve({ free: 6 * GB, total: 40 * GB }, 2.1 * GB)).toBe(false)
  })

  it('of 10 GB where it is large', () => {
    expect(leavesReserve({ free: 12 * GB, total: 4_000 * GB }, 2 * GB)).toBe(true)
    expect(leavesReserve({ free: 12 * GB, total: 4_000 * GB }, 2.1 * GB)).toBe(false)
  })

  it('read from the disk of a folder', async () => {
    const { free, total } = await diskRoomOf(tmpdir())
    expect(free).toBeGreaterThan(0)
    expect(total).toBeGreaterThan(free)
    await expect(diskRoomOf('/no/such/folder')).rejects.toThrow('ENOENT')
  })
})
