import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { SearchBox } from './search-box.tsx'

const index = { appId: 'SHOPAPP', searchKey: 'key', name: 'products' }

const actions = (hosted: HostedIndex | undefined) => {
  const router = createMemoryRouter([{ path: '/', element: <SearchBox hosted={hosted} /> }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  return [...markup.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)
}

test('C-41: box and button send a search to the hosted page while that is switched on, otherwise to our own', () => {
  expect(actions(index)).toEqual(['/search/go', '/search/go'])
  expect(actions(undefined)).toEqual(['/catalogsearch/result', '/catalogsearch/result'])
})
