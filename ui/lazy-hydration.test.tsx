import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hydrateLazily, partsToDraw } from './lazy-hydration.tsx'

test('a part that is hydrated lazily is drawn on the server like any other', async () => {
  const Words = hydrateLazily(async () => ({ text }: { text: string }) => <p>{text}</p>)
  await partsToDraw()
  expect(renderToStaticMarkup(<Words text="Below the first screen" />)).toContain(
    '<p>Below the first screen</p>',
  )
})
