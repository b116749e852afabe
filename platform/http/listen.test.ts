import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a request under way is finished before the server stops, and no new one is taken', async () => {
  let finish: () => void = () => {}
  const busy = new Promise<void>((resolve) => {
    finish = resolve
  })
  let arrived: () => void = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const answering = async () => {
    arrived()
    await busy
    return new Response('done')
  }
  const server = await listen(answering, { host: '127.0.0.1', port: 0 })
  const answer = fetch(server.url)
  await underWay
  const stopped = server.stop(5_000)
  await expect(fetch(server.url)).rejects.toThrow()
  finish()
  expect(await (await answer).text()).toBe('done')
  await stopped
})

test('answers that are still given while the server stops say that their connection closes', async () => {
  let finish: () => void = () => {}
  const busy = new Promise<void>((resolve) => {
    finish = resolve
  })
  let arrived: () => void = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const answer = async ({ url }: Request) => {
    if (url.endsWith('/slow')) {
      arrived()
      await busy
    }
    return new Response('done')
  }
  const server = await listen(answer, { host: '127.0.0.1', port: 0 })
  expect((await fetch(server.url)).headers.get('connection')).toBe('keep-alive')
  const slow = fetch(`${server.url}/slow`)
  await underWay
  const stopped = server.stop(5_000)
  finish()
  expect((await slow).headers.get('connection')).toBe('close')
  await stopped
})

test('a taken port is told in plain words', async () => {
  const server = await listen(() => new Response(), { host: '127.0.0.1', port: 0 })
  const port = Number(new URL(server.url).port)
  await expect(listen(() => new Response(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  )
  await server.stop(100)
})
