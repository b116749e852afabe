/** What the shopper edits is what the customer approves, in the engines of Firefox and Safari too. */
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import { renderCases } from '#packages/artwork-renderer/testing/cases.ts'
import { comparePictures, type Likeness, type Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import { caseFiles } from '#platform/artwork/testing/case-files.ts'
import { decodePicture } from '#platform/artwork/testing/pictures.ts'
import { isPencil, meanOf, pageOfCase, tableOf, WIDTH_PX } from '../support/parity.ts'
import type { EnginePage } from './driver.ts'
import { engines, isAway } from './engines.ts'

/** The highest of the cases. */
const HEIGHT_PX = 1632
/**
 * As in Chromium, but for the mean in WebKit: 0.9944, of which the collage has 0.987. From copies of about the size shown
 * the collage had 0.995, but copies that the browser makes itself draw Chromium further from the proof: on the way of a
 * shopper (order-a-canvas) 0.983 in place of 0.987 where they are up to 1.5 times as wide as shown, and down to 0.972
 * where they are up to 2.25 times as wide. November 2026.
 */
const LEAST = { photo: 0.985, pencil: 0.95, words: 0.999 }
const LEAST_MEAN = { Firefox: 0.995, WebKit: 0.994 }

for (const engine of engines) {
  test(`over varied designs, what is edited and approved is one picture in ${engine.name}`, async () => {
    test.skip(!engine.isThere(), isAway(engine))
    test.setTimeout(400_000)
    const site = await aSite()
    const files = await caseFiles(1)
    const page = await engine.open({ width: WIDTH_PX, height: HEIGHT_PX })
    const proofs: Record<string, Likeness> = {}
    try {
      const fonts = await loadFonts()
      for (const { name, surface, isTextOnly } of renderCases(1)) {
        const { html, heightPx } = await pageOfCase(drawListOf(surface, fonts), files)
        site.show(html)
        await page.goto(site.url)
        const options = { photos: files.photos, fonts, widthPx: WIDTH_PX, format: 'png' } as const
        const proof = await decodePicture(await drawProof(surface, options))
        const least = isPencil(name) ? LEAST.pencil : isTextOnly ? LEAST.words : LEAST.photo
        const likeness = await paintedLikeness(page, heightPx, proof, least)
        proofs[name] = likeness
        expect.soft(likeness.ssim, name).toBeGreaterThanOrEqual(least)
        if (isPencil(name)) expect.soft(likeness.meanDeltaE, name).toBeLessThanOrEqual(0.6)
      }
    } finally {
      await page.close()
      await files.remove()
      site.close()
    }
    process.stdout.write(tableOf(proofs))
    expect.soft(meanOf(proofs, 'ssim')).toBeGreaterThanOrEqual(LEAST_MEAN[engine.name])
    expect.soft(meanOf(proofs, 'meanDeltaE')).toBeLessThanOrEqual(0.5)
  })
}

/**
 * The screen against its proof, once it is painted. WebKit decodes a large photo in the background and paints it after the
 * rest of its page, which no event tells: for a quarter of a minute the screen may still become the proof.
 */
async function paintedLikeness(page: EnginePage, height: number, proof: Picture, least: number) {
  await page.run(`
    await Promise.all([...document.querySelectorAll('image')].map((image) => {
      const decoded = new Image()
      decoded.src = image.href.baseVal
      return decoded.decode()
    }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`)
  const lastTry = Date.now() + 15_000
  let before: Buffer = Buffer.alloc(0)
  while (true) {
    await page.run('await new Promise((resolve) => setTimeout(resolve, 200))')
    const isLastTry = Date.now() >= lastTry
    const now = await page.picture()
    if (now.equals(before) || isLastTry) {
      const shown = sharp(now).extract({ left: 0, top: 0, width: WIDTH_PX, height })
      const likeness = comparePictures(await decodePicture(await shown.png().toBuffer()), proof)
      if (likeness.ssim >= least || isLastTry) return likeness
    }
    before = now
  }
}

async function aSite() {
  let html = ''
  const server: Server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    show: (page: string) => {
      html = page
    },
    close: () => server.close(),
  }
}
