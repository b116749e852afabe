/** What six photos of 48 megapixels, chosen at once, take of a device's memory. Linux only: it reads /proc. */
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { makePhoto } from '#platform/testing/photos.ts'
import { type Place, phone } from './phone-visits.ts'
import { residentBytes } from './process-memory.ts'

export const PHOTOS = 6
/** As the phones of today take them. */
const PHOTO = { widthPx: 8064, heightPx: 6048 }
const SAMPLE_MS = 20

export interface PhotoMemory {
  /** Of the page's process with an empty canvas. */
  readonly emptyBytes: number
  /** The most above that while the photos came in. */
  readonly peakBytes: number
  /** Above it ten seconds after the last one. */
  readonly afterBytes: number
}

export async function photoMemory(browser: Browser, place: Place): Promise<PhotoMemory> {
  const photos = await largePhotos()
  const before = new Set(await renderers(browser))
  const context = await phone(browser, place)
  try {
    const tab = await context.newPage()
    await tab.goto(`${place.url}/uploadchoice?sku=CANVAS-50X75-L-D38-IMAGE-MATTE`)
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(3_000)
    const own = (await renderers(browser)).filter((pid) => !before.has(pid))
    const resident = () => own.reduce((sum, pid) => sum + bytesOf(pid), 0)
    const emptyBytes = resident()
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, resident())
    }, SAMPLE_MS)
    // The card on the canvas takes one photo; the tray takes many.
    await tab.getByRole('tab', { name: 'Photos' }).tap()
    const chooser = tab.waitForEvent('filechooser')
    await tab.getByRole('button', { name: 'Add photos' }).tap()
    await (await chooser).setFiles(photos)
    const thumbnails = tab.getByRole('tabpanel').locator('img')
    while ((await thumbnails.count()) < PHOTOS) await tab.waitForTimeout(200)
    await tab.waitForTimeout(10_000)
    clearInterval(timer)
    return { emptyBytes, peakBytes: most - emptyBytes, afterBytes: resident() - emptyBytes }
  } finally {
    await context.close()
  }
}

/** The browser keeps a process ready for another page, and may end it meanwhile. */
export function bytesOf(pid: number): number {
  try {
    return residentBytes(pid).now
  } catch {
    return 0
  }
}

async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

/** One after the other, and enlarged: pixels by pixels they would take minutes to make. */
export async function largePhotos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const photos = []
  for (let seed = 1; seed <= PHOTOS; seed++) {
    const small = await makePhoto({ widthPx: PHOTO.widthPx / 6, heightPx: PHOTO.heightPx / 6, seed })
    const buffer = await sharp(small)
      .resize(PHOTO.widthPx, PHOTO.heightPx)
      .withIccProfile('p3')
      .jpeg({ quality: 85 })
      .toBuffer()
    photos.push({ name: `photo-${seed}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  return photos
}
