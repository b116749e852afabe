import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { PictureHost } from './picture-host.ts'
import { PicturePlace, type PictureShape } from './picture-place.tsx'

const files = { path: '/images/mugs', widths: [400, 640], ratio: 4 / 5 }
const marked = (first: boolean) =>
  renderToStaticMarkup(<Picture files={files} alt="Two mugs" sizes="50vw" first={first} />)

describe('how a picture is fetched', () => {
  test('R-11: what is seen first at once and before the rest', () => {
    expect(marked(true)).toContain('loading="eager" fetchPriority="high"')
  })

  test('R-12: everything else when it comes near the view, after the rest', () => {
    expect(marked(false)).toContain('loading="lazy" fetchPriority="low"')
  })

  test('in both formats and all widths, with its own size in the markup', () => {
    const html = marked(false)
    expect(html).toContain(
      '<source type="image/avif" srcSet="/images/mugs-400.avif 400w, /images/mugs-640.avif 640w" sizes="50vw"/>',
    )
    expect(html).toContain('srcSet="/images/mugs-400.webp 400w, /images/mugs-640.webp 640w"')
    expect(html).toContain('width="640" height="800"')
  })

  test('a mock-up by its own kind of address, with its version', () => {
    const mockUp = { ...files, path: '/media/mockup/sample/lake/mug-pair', mark: '@', query: '?v=1' } as const
    const html = renderToStaticMarkup(<Picture files={mockUp} alt="" sizes="50vw" />)
    expect(html).toContain('/media/mockup/sample/lake/mug-pair@400.avif?v=1 400w')
    expect(html).toContain('src="/media/mockup/sample/lake/mug-pair@640.webp?v=1"')
  })

  test('R-13: every file of it from the host that the shop names', () => {
    const html = renderToStaticMarkup(
      <PictureHost value={(address) => `https://cdn.example${address}`}>
        <Picture files={files} alt="" sizes="50vw" />
      </PictureHost>,
    )
    const sources = html.match(/[^\s"]*\/images\/mugs-\d+\.\w+/g) ?? []
    expect(sources).toHaveLength(5)
    for (const source of sources) expect(source).toMatch(/^https:\/\/cdn\.example\/images\//)
  })
})

describe('where a picture stands', () => {
  const shapes: [string, PictureShape, string][] = [
    ['rectangle', 'rectangle', '5 / 4'],
    ['vertical rectangle', 'vertical', '4 / 5'],
    ['full-width banner', 'banner', '72 / 25'],
    ['custom', { width: 824, height: 485 }, '824 / 485'],
    ['square', 'square', '1 / 1'],
  ]
  test.each(shapes)('R-09: the place of a %s keeps its shape', (_, shape, ratio) => {
    const html = renderToStaticMarkup(<PicturePlace shape={shape}>…</PicturePlace>)
    expect(html).toContain(`aspect-ratio:${ratio}`)
    expect(html).not.toContain('picture-missing')
  })

  test('R-14: a place without a picture shows that it is empty, and says what it would show', () => {
    const html = renderToStaticMarkup(<PicturePlace shape="square" label="Two mugs" />)
    expect(html).toContain('picture-missing')
    expect(html).toContain('role="img" aria-label="Two mugs"')
  })
})
