import { expect, it } from 'vitest'
import { makePhoto } from '#platform/testing/photos.ts'
import { openTestMedia } from '../design/media/testing.ts'
import { type Ask, deleteUpload, sendPieces, UnexpectedAnswer, type Upload } from './send-pieces.ts'

const shop = await openTestMedia()
const bytes = new Uint8Array(await makePhoto({ widthPx: 900, heightPx: 600 }))
const photo = new File([bytes], 'Überraschung 小龍 👩‍👩‍👧.jpg', { type: 'image/jpeg' })
const pieceBytes = Math.ceil(photo.size / 3)

/** A browser's line to the shop, and what went over it; `breaksAt` is the piece with which it breaks. */
function aLine({ breaksAt }: { breaksAt?: number } = {}) {
  const asked: string[] = []
  const ask: Ask = async ({ method, address, headers, body, onSent }) => {
    if (method === 'PATCH' && asked.filter((one) => one.startsWith('PATCH')).length === breaksAt)
      throw new Error('The line broke')
    asked.push(method === 'PATCH' ? `PATCH ${headers['upload-offset']}` : method)
    const answer = await shop.call(address, { method, headers: { ...headers }, ...(body && { body }) })
    onSent?.(body?.size ?? 0)
    return {
      status: answer.status,
      text: await answer.text(),
      header: (name) => answer.headers.get(name),
    }
  }
  const addresses: string[] = []
  const sent: number[] = []
  const send = (parts: Partial<Upload> = {}) =>
    sendPieces({
      ...{ file: photo, endpoint: '/media/uploads', address: undefined, pieceBytes, ask },
      signal: new AbortController().signal,
      onAddress: (address) => addresses.push(address),
      onProgress: (some) => sent.push(some),
      ...parts,
    })
  return { send, ask, asked, addresses, sent }
}

async function photoAt(address: string) {
  const answer = await shop.call(`${address}/photo`)
  return answer.ok ? shop.photoOf((await answer.json()).key) : undefined
}

it('a photo that goes in three pieces arrives whole, under the name that it has', async () => {
  const line = aLine()
  const address = await line.send()
  expect(line.asked).toEqual(['POST', 'PATCH 0', `PATCH ${pieceBytes}`, `PATCH ${2 * pieceBytes}`])
  expect(line.addresses).toEqual([address])
  expect(line.sent.at(-1)).toBe(photo.size)
  expect(line.sent).toEqual(line.sent.toSorted((a, b) => a - b))
  expect(await photoAt(address)).toMatchObject({ byteSize: photo.size, fileName: photo.name })
})

it('an upload whose line broke goes on where it stopped', async () => {
  const broken = aLine({ breaksAt: 2 })
  await expect(broken.send()).rejects.toThrow('The line broke')
  const [address] = broken.addresses
  const line = aLine()
  expect(await line.send({ address })).toBe(address)
  expect(line.asked).toEqual(['HEAD', `PATCH ${2 * pieceBytes}`])
  expect(line.addresses).toEqual([])
  expect(await photoAt(address ?? '')).toMatchObject({ byteSize: photo.size })
})

it('an upload that has arrived in full is not sent again', async () => {
  const address = await aLine().send()
  const line = aLine()
  expect(await line.send({ address })).toBe(address)
  expect(line.asked).toEqual(['HEAD'])
})

it('an upload that the shop has deleted begins anew', async () => {
  const broken = aLine({ breaksAt: 1 })
  await expect(broken.send()).rejects.toThrow()
  const [address = ''] = broken.addresses
  await deleteUpload(broken.ask, address)
  const line = aLine()
  expect(await line.send({ address })).not.toBe(address)
  expect(line.asked.slice(0, 3)).toEqual(['HEAD', 'POST', 'PATCH 0'])
})

it('an upload that another line still holds is not opened a second time', async () => {
  const held: Ask = async () => ({ status: 423, text: '', header: () => null })
  const line = aLine()
  await expect(line.send({ address: '/media/uploads/1', ask: held })).rejects.toThrow('answered 423')
  expect(line.addresses).toEqual([])
})

it('a file that is no photo is refused in the shop’s own words', async () => {
  const text = new File(['Dear Ava, thank you for the summer.'], 'letter.txt')
  const refused = await aLine()
    .send({ file: text })
    .catch((error: unknown) => error)
  if (!(refused instanceof UnexpectedAnswer)) throw refused
  expect(refused.answer.status).toBe(415)
  expect(refused.answer.text).toMatch(/^[A-Z].+\.$/)
})
