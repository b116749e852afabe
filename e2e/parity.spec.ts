/** What the shopper edits, what the customer approves and what is printed are one picture. */
import { expect, type Page, test } from '@playwright/test'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import { renderCases } from '#packages/artwork-renderer/testing/cases.ts'
import { comparePictures, type Likeness } from '#packages/artwork-renderer/testing/compare.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawPdf } from '#platform/artwork/pdf.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import { caseFiles } from '#platform/artwork/testing/case-files.ts'
import { decodePicture, drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { isPencil, leastOf, meanOf, pageOfCase, tableOf, WIDTH_PX } from './support/parity.ts'
import { allOrSome } from './support/thorough.ts'

/** Each way of painting once; small pictures of all cases are compared in platform/artwork/painters.test.ts in every run. */
const EVERY_RUN = [
  'turned photo with border and shadow',
  'sepia photo, mirrored edge, words on it',
  'masks',
  'saturated photo',
  'pencil drawing, mirrored edge',
  'shapes and vector art',
  'white ink and foil',
  'curved text',
  'gradient',
]

test('over varied designs, what is edited, approved and printed is one picture', async ({ page }) => {
  test.setTimeout(400_000)
  const fonts = await loadFonts()
  const files = await caseFiles(1)
  const { photos } = files
  const proofs: Record<string, Likeness> = {}
  const pdfs: Record<string, Likeness> = {}
  const all = renderCases(1)
  const some = all.filter(({ name }) => EVERY_RUN.includes(name))
  expect(some.map(({ name }) => name)).toEqual(EVERY_RUN)
  for (const { name, surface, isTextOnly, targetDpi } of allOrSome(all, some)) {
    await test.step(name, async () => {
      const drawList = drawListOf(surface, fonts)
      const editor = await drawInBrowser(page, await pageOfCase(drawList, files))
      const options = { photos, fonts, widthPx: WIDTH_PX, format: 'png' } as const
      const proof = await decodePicture(await drawProof(surface, options))
      const file = await drawPdf([{ drawList, targetDpi }], { photos, title: name, date: new Date(0) })
      const toProof = comparePictures(editor, proof)
      const toPdf = comparePictures(editor, await drawPdfPage(file, WIDTH_PX, isTextOnly ? 1 : 2))
      const least = leastOf(name, isTextOnly)
      if (isPencil(name)) expect.soft(toProof.meanDeltaE).toBeLessThanOrEqual(0.6)
      proofs[name] = toProof
      pdfs[name] = toPdf
      expect.soft(toProof.ssim, 'editor against proof').toBeGreaterThanOrEqual(least.proof)
      expect.soft(toPdf.ssim, 'editor against PDF').toBeGreaterThanOrEqual(least.pdf)
    })
  }
  await files.remove()
  process.stdout.write(tableOf(proofs, pdfs))
  expect.soft(meanOf(proofs, 'ssim')).toBeGreaterThanOrEqual(0.995)
  expect.soft(meanOf(proofs, 'meanDeltaE')).toBeLessThanOrEqual(0.5)
  expect.soft(meanOf(pdfs, 'ssim')).toBeGreaterThanOrEqual(0.99)
  expect.soft(meanOf(pdfs, 'meanDeltaE')).toBeLessThanOrEqual(0.7)
})

async function drawInBrowser(page: Page, { html, heightPx }: Awaited<ReturnType<typeof pageOfCase>>) {
  await page.setViewportSize({ width: WIDTH_PX, height: heightPx })
  await page.setContent(html)
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll('image'), async (image) => {
        const decoded = new Image()
        decoded.src = image.href.baseVal
        await decoded.decode()
      }),
    ),
  )
  return decodePicture(await page.screenshot())
}
