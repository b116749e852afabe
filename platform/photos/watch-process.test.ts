import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { watchProcess } from './watch-process.ts'

test('a process that works through a file goes behind the web server', async () => {
  const busy = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const watch = watchProcess(busy, { maxBytes: 1e9, timeoutMs: 60_000 })
  try {
    expect(getPriority(busy.pid ?? 0)).toBeGreaterThan(getPriority())
  } finally {
    watch.end()
    busy.kill()
    await once(busy, 'exit')
  }
})

test('a process that takes longer than it may is stopped', async () => {
  const busy = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const watch = watchProcess(busy, { maxBytes: 1e9, timeoutMs: 1 })
  await once(busy, 'exit')
  expect(watch.hasStopped).toBe(true)
  watch.end()
})
