import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveMockUp } from './live-mock-up.tsx'
import { PhotoDrop } from './photo-drop.tsx'

const scene = { name: 'mug-desk', alt: 'A mug on a desk.', width: 1000, height: 800, version: 'a1' }
const html = renderToStaticMarkup(<LiveMockUp scene={scene} sample="beach" sizes="50vw" first />)

test('before any script a mock-up is a picture of the shop, with words for those who listen', () => {
  expect(html).toContain('<div role="img" aria-label="A mug on a desk."')
  expect(html).toContain('src="/media/mockup/sample/beach/mug-desk@1000.webp?v=a1"')
  expect(html).toContain('alt=""')
  expect(html).toContain('/media/mockup/sample/beach/mug-desk@400.avif?v=a1 400w')
  expect(html).not.toContain('<canvas')
})

test('no width is asked for that the scene does not have', () => {
  expect(html).not.toContain('@1200')
})

test('its place is kept while the picture comes', () => {
  expect(html).toContain('style="aspect-ratio:1000 / 800"')
  expect(html).toContain('width="1000" height="800"')
})

test('a photo that nobody has chosen is not spoken of', () => {
  const drop = renderToStaticMarkup(<PhotoDrop />)
  expect(drop).toContain('See it with your photo')
  expect(drop).toContain('Choose a photo')
  expect(drop).not.toContain('Take it away')
  expect(drop).not.toContain('<img')
})
