/** A design of ten photos and ten texts in the shop, for a benchmark of the tool. */

import type { Design, DesignElement, Filter } from '#packages/design-document/design.ts'
import { DESIGN_VERSION } from '#packages/design-document/design.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { ask } from '../guest-checkout.ts'

/** 75 × 50 cm in landscape, 38 mm deep. */
const SKU = 'CANVAS-50X75-L-D38-IMAGE-MATTE'
const SIZE = { widthMm: 762, heightMm: 508, bleedMm: 43, safeMm: 10 }
/** As phones take them. */
const PHOTO = { widthPx: 4000, heightPx: 3000 }
const SMALL_PHOTOS = 9
const TEXTS = 10

/** Sends a photo as the design tool does. @returns its key */
export async function sendPhoto(url: string, size = PHOTO): Promise<string> {
  const photo = await makePhoto(size)
  const headers = { 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${url}/media/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(photo.length),
      'upload-metadata': `filename ${Buffer.from('beach.jpg').toString('base64')}`,
    },
  })
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(photo),
  })
  const key = sent.headers.get('upload-photo')
  if (!key) throw new Error(`Expected the shop to take a photo but it answered ${sent.status}`)
  return key
}

/** @returns the key of a new design with the photo in every frame */
export const sendDesign = (url: string, photo: string, filter: Filter): Promise<string> =>
  createDesign(url, SKU, designOf(photo, filter))

/** @returns its key */
export async function createDesign(url: string, sku: string, design: Design): Promise<string> {
  const document = JSON.stringify(design)
  const { createDesign: made } = await ask<{ createDesign: { key?: string; message?: string } }>(
    url,
    `mutation ($input: CreateDesignInput!) {
      createDesign(input: $input) { ... on Design { key } ... on DesignInvalid { message } }
    }`,
    { input: { sku, document } },
  )
  if (!made.key) throw new Error(made.message)
  return made.key
}

/** One photo on the whole face, the others in rows on it, words between them; the last words are those to drag. */
function designOf(photo: string, filter: Filter): Design {
  const shown = { photo, photoWidthPx: PHOTO.widthPx, photoHeightPx: PHOTO.heightPx, filter }
  const small = Array.from({ length: SMALL_PHOTOS }, (_, at): DesignElement => {
    const place = { xMm: 40 + (at % 3) * 240, yMm: 25 + Math.floor(at / 3) * 165 }
    return aPlacedPhoto({ ...place, widthMm: 200, heightMm: 130 }, { id: `small-${at}`, ...shown })
  })
  const words = Array.from({ length: TEXTS }, (_, at) =>
    aText({
      id: `words-${at}`,
      text: `Summer by the sea ${at + 1}`,
      xMm: 60 + (at % 2) * 330,
      yMm: 30 + Math.floor(at / 2) * 95,
      widthMm: 310,
      sizeMm: 24,
    }),
  )
  return {
    version: DESIGN_VERSION,
    surfaces: [{ ...aSurface(SIZE), elements: [aPhoto({ id: 'face', ...shown }), ...small, ...words] }],
  }
}
