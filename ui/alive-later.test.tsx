import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aliveLater, partsToDraw } from './alive-later.tsx'

test('a part that comes alive later is drawn on the server like any other', async () => {
  const Words = aliveLater(async () => ({ text }: { text: string }) => <p>{text}</p>)
  await partsToDraw()
  expect(renderToStaticMarkup(<Words text="Below the first screen" />)).toContain(
    '<p>Below the first screen</p>',
  )
})
