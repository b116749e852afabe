/** Every picture says that its colours are sRGB, so that a wide screen shows them as the press prints them. */
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { SAMPLES, sampleFiles } from '#packages/samples/samples.ts'
import { srgbProfile } from '#platform/artwork/colour-profile.ts'
import { onEveryScreen } from './support/screens.ts'
import { test } from './support/shop.ts'

test('every kind of picture that the shop sends carries the sRGB profile', async ({
  page,
  shop,
  revision,
}) => {
  const pictures = new Set<string>()
  page.on('response', (response) => {
    const { pathname, protocol, search } = new URL(response.url())
    // The layers of a scene are figures for the painter.
    const isPicture = /^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')
    if (isPicture && protocol !== 'blob:' && !pathname.startsWith('/scenes/')) pictures.add(pathname + search)
  })
  await onEveryScreen(page, { shop, revision }, async () => undefined, ['home', 'product', 'cart', 'success'])
  // Pages show our samples in scenes; the samples themselves have addresses too, for whoever links to one.
  for (const { name } of SAMPLES) for (const file of Object.values(sampleFiles(name))) pictures.add(file)

  const icc = await srgbProfile()
  const kinds = new Set<string>()
  for (const path of pictures) {
    const answers = [await (await page.request.get(path)).body()]
    // What another browser would be sent.
    for (const ending of ['avif', 'webp', 'jpg']) {
      if (!/\.(avif|webp)(\?|$)/.test(path)) break
      const other = await page.request.get(path.replace(/\.\w+(?=\?|$)/, `.${ending}`))
      if (other.ok() && other.headers()['content-type']?.startsWith('image/'))
        answers.push(await other.body())
    }
    for (const picture of answers) {
      const { format, icc: found } = await sharp(picture).metadata()
      expect.soft(found?.equals(icc), `${format} of ${path}`).toBe(true)
      kinds.add(
        `${path
          .split('/')
          .slice(1, 3)
          .join('/')
          .replace(/\/[\w-]{32,}.*/, '')} ${format}`,
      )
    }
  }
  const icon = await page.request.get('/icons/canvas-180.png')
  expect((await sharp(await icon.body()).metadata()).icc?.equals(icc)).toBe(true)
  for (const kind of ['images', 'media/mockup', 'samples']) expect([...kinds].join(', ')).toContain(kind)
  for (const shown of ['/media/mockup/sample/', '/images/']) {
    expect(
      [...pictures].filter((path) => path.startsWith(shown)),
      shown,
    ).not.toEqual([])
  }
})
