import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinePicture } from './line-picture.tsx'

const line = { name: 'Photo magnet', pictureUrl: '/media/revisions/k/picture.jpg' }

it('shows a print as it is cut: the picture that nothing is seen of beyond the cut', () => {
  const markup = renderToStaticMarkup(<LinePicture line={line} />)
  expect(markup).toContain('src="/media/revisions/k/picture.webp"')
  expect(markup).toContain('alt="Your design: Photo magnet"')
})
