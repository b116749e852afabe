import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPhotoUploads, type PhotoUploadTools } from './photo-uploads.ts'
import type { SendEvents } from './send.ts'
import { uploadInWords } from './tray.ts'
import type { ShopPhoto, UploadResult } from './uploaded-photo.ts'

const lake: ShopPhoto = {
  key: 'k7',
  name: 'lake.jpg',
  widthPx: 6000,
  heightPx: 4000,
  displayUrl: '/media/photos/k7/display.jpg',
  thumbnailUrl: '/media/photos/k7/thumbnail.jpg',
  notices: [],
}
const aFile = (name = 'lake.jpg') => new File(['pixels'], name, { type: 'image/jpeg' })
/** As a browser answers when the file was changed, moved or deleted after it was chosen. */
const aGoneFile = () =>
  Object.assign(aFile(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  })
const turn = () => new Promise((resolve) => setTimeout(resolve, 1))
const turns = async (count: number) => {
  for (let done = 0; done < count; done++) await turn()
}

afterEach(() => void vi.useRealTimers())

/** Photo uploads with the browser and the shop in the hands of the test. */
function photoUploads({
  canDraw = true,
  isAsPrinted = false,
  results = [] as UploadResult[],
  failures = 0,
  /** So many questions about a finished upload get no answer. */
  hung = 0,
  size = { widthPx: 6000, heightPx: 4000 },
  /** Pictures of the shop come when the test says so. */
  isSlow = false,
} = {}) {
  const files = new Map<string, File>()
  const lines = new Map<string, SendEvents>()
  const told: string[] = []
  const sent: File[] = []
  const fetched: string[] = []
  const released: string[] = []
  const slow: (() => void)[] = []
  const looks = { now: 0, most: 0 }
  let ids = 0
  const tools: PhotoUploadTools = {
    async look(file) {
      looks.now += 1
      looks.most = Math.max(looks.most, looks.now)
      await turn()
      looks.now -= 1
      const { name } = file as File
      const picture = { href: `blob:${name}`, widthPx: 2048, heightPx: 1365 }
      return canDraw ? { size, picture, isAsPrinted } : undefined
    },
    release: (href) => released.push(href),
    async pictureAt(href) {
      fetched.push(href)
      if (isSlow) await new Promise<void>((come) => slow.push(come))
      return fetched.length > failures ? { href, widthPx: 2048, heightPx: 1365 } : undefined
    },
    files: {
      keep: async (id, file) => void files.set(id, file),
      take: async (id) => files.get(id),
      drop: async (id) => void files.delete(id),
    },
    send(file, id, events) {
      sent.push(file)
      lines.set(id, events)
      return {
        clearProgress: () => undefined,
        retry: () => told.push(`retry ${id}`),
        stop: () => told.push(`stop ${id}`),
        cancel: () => told.push(`cancel ${id}`),
      }
    },
    arrived: async (_, signal) => {
      const isHung = hung > 0
      hung -= 1
      if (isHung) await new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
      return results.shift() ?? { kind: 'photo', photo: lake }
    },
    newId() {
      ids += 1
      return `local-${ids}`
    },
  }
  const uploads = createPhotoUploads(tools, {
    onReady: ({ id }) => told.push(`ready ${id}`),
    onArrived: (from, { id }) => told.push(`${from} is ${id}`),
    onRefused: ({ id }, message) => told.push(`${id} refused: ${message}`),
  })
  const line = (id: string) => {
    const events = lines.get(id)
    if (!events) throw new Error(`Expected ${id} to be on its way`)
    return events
  }
  const photo = (index = 0) => uploads.tray.get()[index]
  return { uploads, files, line, lines, told, sent, fetched, slow, released, looks, photo }
}

describe('a photo that the shopper brings', () => {
  it('is shown from its file at once and kept on the device while it goes up', async () => {
    const { uploads, files, line, photo, told } = photoUploads()
    uploads.take([aFile()])
    await turns(3)
    expect(told).toEqual(['ready local-1'])
    expect(photo()).toMatchObject({
      size: { widthPx: 6000, heightPx: 4000 },
      picture: { href: 'blob:lake.jpg' },
    })
    expect([...files.keys()]).toEqual(['local-1'])
    line('local-1').onProgress(0.625)
    expect(photo() && uploadInWords(photo()!)).toBe('Uploading, 62%')
  })

  it('gets its lasting key and the shop’s copy when it has arrived', async () => {
    const { uploads, files, line, photo, told } = photoUploads()
    uploads.take([aFile()])
    await turns(3)
    line('local-1').onArrived('/media/uploads/1')
    await vi.waitFor(() => expect(photo()).toMatchObject({ id: 'k7', upload: { kind: 'arrived' } }))
    await turns(3)
    expect(told).toEqual(['ready local-1', 'local-1 is k7'])
    expect(photo()).toMatchObject({ picture: { href: lake.displayUrl }, thumbnail: lake.thumbnailUrl })
    expect(files.size).toBe(0)
  })

  it('does not come down again when what is shown of it is what will be printed', async () => {
    const { uploads, fetched, line, photo, released } = photoUploads({ isAsPrinted: true })
    uploads.take([aFile()])
    await turns(3)
    line('local-1').onArrived('/media/uploads/1')
    await vi.waitFor(() => expect(photo()).toMatchObject({ id: 'k7', upload: { kind: 'arrived' } }))
    await turns(3)
    expect(photo()).toMatchObject({ picture: { href: 'blob:lake.jpg' }, thumbnail: 'blob:lake.jpg' })
    expect([fetched, released]).toEqual([[], []])
    uploads.close()
    expect(released).toEqual(['blob:lake.jpg'])
  })

  it('does not come down either when it has arrived before this device has looked at it', async () => {
    const { uploads, fetched, line, photo, told } = photoUploads({ isAsPrinted: true })
    uploads.take([aFile()])
    line('local-1').onArrived('/media/uploads/1')
    await vi.waitFor(() => expect(photo()).toMatchObject({ id: 'k7', upload: { kind: 'arrived' } }))
    await turns(3)
    expect(photo()?.picture?.href).toBe('blob:lake.jpg')
    expect(fetched).toEqual([])
    expect(told).toEqual(['ready local-1', 'local-1 is k7'])
  })

  it('PE-29: goes on from the copy on the device when its file has changed or gone', async () => {
    const { uploads, files, line, photo, sent } = photoUploads()
    uploads.take([aGoneFile()])
    await turn()
    const copy = aFile('the copy')
    files.set('local-1', copy)
    line('local-1').onGone()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toBe(copy)
    expect(photo()?.upload.kind).not.toBe('refused')
  })

  it('PE-29: says that its file has changed or gone when there is no copy, and does not speak of the network', async () => {
    const { uploads, files, line, photo, told } = photoUploads()
    uploads.take([aGoneFile()])
    await turn()
    files.clear()
    line('local-1').onGone()
    const message = 'This file was changed, moved or deleted after you chose it. Please choose it again.'
    await vi.waitFor(() => expect(photo()?.upload).toEqual({ kind: 'refused', message }))
    expect(told).toContain(`local-1 refused: ${message}`)
  })

  it('PE-29: a copy that cannot be read either is not tried for ever', async () => {
    const { uploads, files, line, photo, sent } = photoUploads()
    uploads.take([aGoneFile()])
    await turn()
    files.set('local-1', aGoneFile())
    line('local-1').onGone()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    line('local-1').onGone()
    await vi.waitFor(() => expect(photo()?.upload.kind).toBe('refused'))
  })

  it('a picture of the shop that could not be fetched is fetched again, with growing pauses', async () => {
    vi.useFakeTimers()
    try {
      const { uploads, fetched, photo } = photoUploads({ failures: 2 })
      uploads.show([lake])
      await vi.advanceTimersByTimeAsync(10)
      expect([fetched.length, photo()?.picture]).toEqual([1, undefined])
      await vi.advanceTimersByTimeAsync(20_000)
      expect(photo()?.picture).toMatchObject({ href: lake.displayUrl })
      expect(fetched).toHaveLength(3)
    } finally {
    }
  })

  it('waits for the shop’s copy when this browser cannot draw the format', async () => {
    const { uploads, line, photo, told } = photoUploads({ canDraw: false })
    uploads.take([aFile('lake.heic')])
    expect(photo()?.isUnknown, 'said only after a try').toBeUndefined()
    await turns(3)
    expect(photo()).toMatchObject({ size: undefined, picture: undefined, isUnknown: true })
    line('local-1').onArrived('/media/uploads/1')
    await turns(3)
    expect(told).toEqual(['local-1 is k7', 'ready k7'])
  })

  it('stays in the tray with the shop’s sentence when it is refused, and the others go on', async () => {
    const { uploads, line, lines, photo, told } = photoUploads()
    uploads.take([aFile(), aFile('b.jpg'), aFile('c.jpg')])
    await turns(3)
    expect([...lines.keys()]).toEqual(['local-1', 'local-2'])
    line('local-1').onRefused('This file is empty.')
    expect(told).toContain('local-1 refused: This file is empty.')
    expect(photo()?.upload).toEqual({ kind: 'refused', message: 'This file is empty.' })
    expect([...lines.keys()]).toContain('local-3')
  })

  it('PE-28: that is refused leaves the tray when another is chosen', async () => {
    const { uploads, line } = photoUploads()
    uploads.take([aFile('a.jpg'), aFile('b.jpg')])
    line('local-1').onRefused('This file is empty.')
    uploads.take([aFile('c.jpg')])
    expect(uploads.tray.get().map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg'])
  })

  it('is sent again when the shop has lost it, and refused when the shop finds it damaged at the end', async () => {
    const { uploads, line, lines, photo } = photoUploads({
      results: [{ kind: 'send-again' }, { kind: 'refused', message: 'This photo is damaged.' }],
    })
    uploads.take([aFile()])
    await turns(3)
    const first = line('local-1')
    first.onArrived('/media/uploads/1')
    await turns(3)
    expect(lines.get('local-1')).not.toBe(first)
    line('local-1').onArrived('/media/uploads/2')
    await turns(3)
    expect(photo()?.upload).toEqual({ kind: 'refused', message: 'This photo is damaged.' })
  })

  it('remembers how far it was when the network goes away, and can be hurried', async () => {
    const { uploads, line, photo, told } = photoUploads()
    uploads.take([aFile()])
    line('local-1').onProgress(0.4)
    line('local-1').onInterrupted()
    expect(photo()?.upload).toEqual({ kind: 'interrupted', share: 0.4 })
    uploads.retry('local-1')
    expect(told).toContain('retry local-1')
  })

  it('PE-21: whose answer does not come is said to wait, to be asked about again, and arrives in the end', async () => {
    vi.useFakeTimers()
    const { uploads, line, photo } = photoUploads({ hung: 1 })
    const words = () => photo() && uploadInWords(photo()!)
    uploads.take([aFile()])
    line('local-1').onProgress(1)
    expect(words()).toBe('Uploaded, having a look at it')
    await vi.advanceTimersByTimeAsync(8_000)
    const waits = 'Uploaded. The answer takes long; we keep waiting, and ask again by ourselves.'
    expect(words()).toBe(waits)
    line('local-1').onInterrupted()
    expect(words()).toBe('Uploaded, but the line gave no answer. We ask again by ourselves.')
    line('local-1').onArrived('/media/uploads/1')
    await vi.advanceTimersByTimeAsync(8_000)
    expect(words()).toBe(waits)
    await vi.advanceTimersByTimeAsync(24_000)
    expect(photo()).toMatchObject({ id: 'k7', upload: { kind: 'arrived' } })
    vi.useRealTimers()
  })

  it('goes on after a reload from the copy on the device, and names what is no longer there', async () => {
    const { uploads, files, lines } = photoUploads()
    files.set('local-9', aFile())
    expect(await uploads.goOn([{ id: 'local-9' }, { id: 'local-8' }])).toEqual(['local-8'])
    expect([...lines.keys()]).toEqual(['local-9'])
  })

  it('is deleted when the shopper takes it out', async () => {
    const { uploads, files, told } = photoUploads()
    uploads.take([aFile()])
    await turns(3)
    uploads.remove('local-1')
    expect(told).toContain('cancel local-1')
    expect(uploads.tray.get()).toEqual([])
    expect(files.size).toBe(0)
  })

  it('is shown from the shop when a design is opened again', async () => {
    const { uploads, photo } = photoUploads()
    uploads.show([lake])
    await turns(3)
    expect(photo()).toMatchObject({
      id: 'k7',
      picture: { href: lake.displayUrl },
      upload: { kind: 'arrived' },
    })
  })
})

describe('what photos hold in the memory of the device', () => {
  it('of a design of fifty-four photos, three come down at once, those placed first before the others', async () => {
    const hrefs = Array.from({ length: 54 }, (_, place) => `/media/photos/k${place}/display.jpg`)
    const { uploads, fetched, photo, slow } = photoUploads({ isSlow: true })
    uploads.show(hrefs.map((displayUrl, place) => ({ ...lake, key: `k${place}`, displayUrl })))
    await turns(3)
    expect(uploads.tray.get()).toHaveLength(54)
    expect(fetched).toEqual(hrefs.slice(0, 3))
    slow.shift()?.()
    await turns(3)
    expect(photo()?.picture).toMatchObject({ href: hrefs[0] })
    expect(fetched).toEqual(hrefs.slice(0, 4))
  })

  it('PE-30: many photos are looked at one by one', async () => {
    const { uploads, looks, told } = photoUploads()
    uploads.take(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aFile(`${name}.jpg`)))
    await turns(20)
    expect(told).toHaveLength(6)
    expect(looks.most).toBe(1)
  })

  it('PE-30: after a photo of 48 megapixels the next waits until its memory is back', async () => {
    vi.useFakeTimers()
    const { uploads, told } = photoUploads({ size: { widthPx: 8064, heightPx: 6048 } })
    uploads.take([aFile('a.jpg'), aFile('b.jpg')])
    await vi.advanceTimersByTimeAsync(400)
    expect(told).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toHaveLength(2)
    vi.useRealTimers()
  })

  it('a local picture is released when the shop’s copy has taken its place', async () => {
    const { uploads, line, photo, released } = photoUploads()
    uploads.take([aGoneFile()])
    await turns(3)
    expect(released).toEqual([])
    line('local-1').onArrived('/media/uploads/1')
    await vi.waitFor(() => expect(photo()?.picture?.href).toBe(lake.displayUrl))
    expect(released).toEqual(['blob:lake.jpg'])
  })

  it('a local picture is released when its photo is taken out', async () => {
    const { uploads, released } = photoUploads()
    uploads.take([aFile()])
    await turns(3)
    uploads.remove('local-1')
    expect(released).toEqual(['blob:lake.jpg'])
  })

  it('every local picture is released when the tool closes, also one that comes later', async () => {
    const { uploads, released } = photoUploads()
    uploads.take([aFile('a.jpg'), aFile('b.jpg'), aFile('c.jpg')])
    await turns(2)
    uploads.close()
    await turns(10)
    expect(released).toHaveLength(2)
    expect(new Set(released)).toEqual(new Set(['blob:a.jpg', 'blob:b.jpg']))
  })
})
