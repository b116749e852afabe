import { describe, expect, it } from 'vitest'
import { type Arrival, createPhotoDesk, type DeskTools, type ShopPhoto } from './photo-desk.ts'
import type { SendEvents } from './send.ts'
import { uploadInWords } from './tray.ts'

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
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A desk with the browser and the shop in the hands of the test. */
function aDesk({ canDraw = true, arrivals = [] as Arrival[] } = {}) {
  const files = new Map<string, File>()
  const lines = new Map<string, SendEvents>()
  const told: string[] = []
  let ids = 0
  const tools: DeskTools = {
    look: async () => (canDraw ? { href: 'blob:local', widthPx: 6000, heightPx: 4000 } : undefined),
    screenCopy: async () => undefined,
    pictureAt: async (href) => ({ href, widthPx: 2048, heightPx: 1365 }),
    files: {
      keep: async (id, file) => void files.set(id, file),
      take: async (id) => files.get(id),
      drop: async (id) => void files.delete(id),
    },
    send(_file, id, events) {
      lines.set(id, events)
      return {
        forget: () => undefined,
        retry: () => told.push(`retry ${id}`),
        stop: () => told.push(`stop ${id}`),
        cancel: () => told.push(`cancel ${id}`),
      }
    },
    arrived: async () => arrivals.shift() ?? { kind: 'photo', photo: lake },
    newId() {
      ids += 1
      return `local-${ids}`
    },
  }
  const desk = createPhotoDesk(tools, {
    onReady: ({ id }) => told.push(`ready ${id}`),
    onArrived: (from, { id }) => told.push(`${from} is ${id}`),
    onRefused: ({ id }, message) => told.push(`${id} refused: ${message}`),
  })
  const line = (id: string) => {
    const events = lines.get(id)
    if (!events) throw new Error(`Expected ${id} to be on its way`)
    return events
  }
  return { desk, files, line, lines, told, photo: (index = 0) => desk.tray.get()[index] }
}

describe('a photo that the shopper brings', () => {
  it('is shown from its file at once and kept on the device while it goes up', async () => {
    const { desk, files, line, photo, told } = aDesk()
    desk.take([aFile()])
    await turn()
    expect(told).toEqual(['ready local-1'])
    expect(photo()).toMatchObject({
      size: { widthPx: 6000, heightPx: 4000 },
      picture: { href: 'blob:local' },
    })
    expect([...files.keys()]).toEqual(['local-1'])
    line('local-1').onProgress(0.625)
    expect(photo() && uploadInWords(photo()!)).toBe('Uploading, 62%')
  })

  it('gets its lasting key and the shop’s copy when it has arrived', async () => {
    const { desk, files, line, photo, told } = aDesk()
    desk.take([aFile()])
    await turn()
    line('local-1').onArrived('/media/uploads/1')
    await turn()
    expect(told).toEqual(['ready local-1', 'local-1 is k7'])
    expect(photo()).toMatchObject({
      id: 'k7',
      upload: { kind: 'arrived' },
      picture: { href: lake.displayUrl },
    })
    expect(files.size).toBe(0)
  })

  it('waits for the shop’s copy when this browser cannot draw the format', async () => {
    const { desk, line, photo, told } = aDesk({ canDraw: false })
    desk.take([aFile('lake.heic')])
    await turn()
    expect(photo()).toMatchObject({ size: undefined, picture: undefined })
    line('local-1').onArrived('/media/uploads/1')
    await turn()
    expect(told).toEqual(['local-1 is k7', 'ready k7'])
  })

  it('stays in the tray with the shop’s sentence when it is refused, and the others go on', async () => {
    const { desk, line, lines, photo, told } = aDesk()
    desk.take([aFile(), aFile('b.jpg'), aFile('c.jpg')])
    await turn()
    expect([...lines.keys()]).toEqual(['local-1', 'local-2'])
    line('local-1').onRefused('This file is empty.')
    expect(told).toContain('local-1 refused: This file is empty.')
    expect(photo()?.upload).toEqual({ kind: 'refused', message: 'This file is empty.' })
    expect([...lines.keys()]).toContain('local-3')
  })

  it('is sent again when the shop has lost it, and refused when the shop finds it damaged at the end', async () => {
    const { desk, line, lines, photo } = aDesk({
      arrivals: [{ kind: 'send-again' }, { kind: 'refused', message: 'This photo is damaged.' }],
    })
    desk.take([aFile()])
    await turn()
    const first = line('local-1')
    first.onArrived('/media/uploads/1')
    await turn()
    expect(lines.get('local-1')).not.toBe(first)
    line('local-1').onArrived('/media/uploads/2')
    await turn()
    expect(photo()?.upload).toEqual({ kind: 'refused', message: 'This photo is damaged.' })
  })

  it('remembers how far it was when the network goes away, and can be hurried', async () => {
    const { desk, line, photo, told } = aDesk()
    desk.take([aFile()])
    line('local-1').onProgress(0.4)
    line('local-1').onInterrupted()
    expect(photo()?.upload).toEqual({ kind: 'interrupted', share: 0.4 })
    desk.retry('local-1')
    expect(told).toContain('retry local-1')
  })

  it('goes on after a reload from the copy on the device, and names what is no longer there', async () => {
    const { desk, files, lines } = aDesk()
    files.set('local-9', aFile())
    expect(await desk.goOn([{ id: 'local-9' }, { id: 'local-8' }])).toEqual(['local-8'])
    expect([...lines.keys()]).toEqual(['local-9'])
  })

  it('is forgotten when the shopper takes it out', async () => {
    const { desk, files, told } = aDesk()
    desk.take([aFile()])
    await turn()
    desk.remove('local-1')
    expect(told).toContain('cancel local-1')
    expect(desk.tray.get()).toEqual([])
    expect(files.size).toBe(0)
  })

  it('is shown from the shop when a design is opened again', async () => {
    const { desk, photo } = aDesk()
    desk.show([lake])
    await turn()
    expect(photo()).toMatchObject({
      id: 'k7',
      picture: { href: lake.displayUrl },
      upload: { kind: 'arrived' },
    })
  })
})
