/** A photograph from a camera on the screen, in its proof and in its press file, by what eyes see of them. */
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DrawList, drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import { withJigsawLines } from '#packages/artwork-renderer/jigsaw-lines.ts'
import { pageSvg, type Picture as ScreenCopy } from '#packages/artwork-renderer/svg.ts'
import type { Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { type SeenLikeness, seenLikeness } from '#packages/artwork-renderer/testing/seen-likeness.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawPdf } from '#platform/artwork/pdf.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import { decodePicture, drawPdfPage } from '#platform/artwork/testing/pictures.ts'
import { cutOut, proofAsSeen, SEEN_PX, topRows, unmirrored } from '#platform/artwork/testing/seen-pictures.ts'
import { makeCopies } from '#platform/photos/copies.ts'
import { inspectPicture } from '#platform/photos/inspect.ts'
import { sharp } from '#platform/photos/sharp.ts'
import { makeWorkingCopy, needsWorkingCopy } from '#platform/photos/working-copy.ts'
import { type ParityKind, parityPage } from './parity-kinds.ts'

/** As `drawArtwork` draws it. */
const SENT = { widthPx: 1600, isForApproval: true }

export interface CameraPhoto {
  readonly name: string
  /** What the painters read. */
  readonly file: string
  readonly widthPx: number
  readonly heightPx: number
  readonly copy: ScreenCopy
}

export interface PageLikeness {
  readonly toProof: SeenLikeness
  readonly toPdf: SeenLikeness
}

/**
 * Takes a photo in as the shop does.
 *
 * @param folder  for what the painters read of a file that they cannot read itself
 * @throws Error when the shop would refuse it
 */
export async function openCameraPhoto(path: string, folder: string): Promise<CameraPhoto> {
  const name = basename(path)
  const facts = await inspectPicture(path)
  if (facts.kind === 'refusal') throw new Error(`Expected ${name} to be a photo: ${facts.reason}`)
  const file = needsWorkingCopy(facts) ? join(folder, `${name}.tif`) : path
  if (file !== path) await makeWorkingCopy({ format: facts.format, from: path, to: file }, 'tests')
  const copies = await makeCopies(file, 'tests')
  if (copies === 'damaged') throw new Error(`Expected ${name} to be whole but it is damaged`)
  const { autoOrient } = await sharp(file).metadata()
  const { width, height } = await sharp(copies.display).metadata()
  const href = `data:image/jpeg;base64,${copies.display.toString('base64')}`
  const copy = { href, widthPx: width, heightPx: height }
  return { name, file, widthPx: autoOrient.width, heightPx: autoOrient.height, copy }
}

/** How alike a page of a kind of tool is on the screen, in the proof as it is sent, and in the press file. */
export async function measurePage(page: Page, kind: ParityKind, photo: CameraPhoto): Promise<PageLikeness> {
  const { name, widthPx, heightPx, file, copy } = photo
  const { surface, printed } = parityPage(kind, { photo: name, widthPx, heightPx })
  const seenPx = kind.screenPx ?? SEEN_PX
  const { cut, jigsaw, targetDpi, mirrored } = printed
  const fonts = await loadFonts()
  const photos = async () => ({ file })
  const proof = await proofAsSeen(await drawProof(surface, { photos, fonts, cut, jigsaw, ...SENT }), seenPx)
  const drawList = drawListOf(surface, fonts)
  const seen = async (list: DrawList) => cutOut(await screenOf(page, list, copy, proof), list.page, cut)
  const screen = await seen(withJigsawLines(drawList, jigsaw))
  const options = { photos, title: name, date: new Date(0) }
  const pdf = await drawPdf([{ drawList, targetDpi, mirrored }], options)
  const drawn = topRows(await drawPdfPage(pdf, seenPx, 2), proof.heightPx)
  const pressed = cutOut(mirrored ? unmirrored(drawn) : drawn, drawList.page, cut)
  return {
    toProof: seenLikeness(screen, proof),
    toPdf: seenLikeness(jigsaw ? await seen(drawList) : screen, pressed),
  }
}

async function screenOf(page: Page, drawList: DrawList, copy: ScreenCopy, { widthPx, heightPx }: Picture) {
  await page.setViewportSize({ width: widthPx, height: heightPx })
  const svg = pageSvg(drawList, { widthPx, photo: () => copy })
  await page.setContent(
    `<!doctype html><style>body{margin:0;overflow:hidden}svg{display:block}</style>${svg}`,
  )
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
