/** PE-14: “Start Order” means what is on the screen, also before the page is hydrated and without scripts. */

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { skuIn } from '../rules/sku-in.ts'
import { BuyForm } from './buy-form.tsx'

const html = drawnForm()

function drawnForm(search = ''): string {
  const form = (
    <BuyForm
      product={{ record: canvasRecord, sku: 'CANVAS-WEDDING', inStock: true }}
      choice={openingChoice(canvasRecord)}
      choose={() => undefined}
    />
  )
  const router = createMemoryRouter([{ path: '/custom-canvas-print', element: form }], {
    initialEntries: [`/custom-canvas-print${search}`],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** What a browser without scripts asks for, when other radio buttons are chosen than the page came with. */
function sentWith(chosen: Record<string, string>): URLSearchParams {
  const inputs = html.match(/<input [^>]*>/g) ?? []
  const sent = new URLSearchParams()
  for (const input of inputs) {
    const [name = '', value = ''] = [attribute(input, 'name'), attribute(input, 'value')]
    const isRadio = attribute(input, 'type') === 'radio'
    const isChosen = name in chosen ? chosen[name] === value : / checked/.test(input)
    if (!isRadio || isChosen) sent.append(name, value)
  }
  return sent
}

it('each “Start Order” sends the form that it stands in to the design tool, by a GET of its own', () => {
  expect(html).toMatch(/^<form [^>]*method="get"/)
  expect(html.trim()).toMatch(/<\/form>$/)
  const buttons = html.match(/<button [^>]*>Start Order<\/button>/g) ?? []
  expect(buttons).toHaveLength(2)
  for (const button of buttons) {
    expect([attribute(button, 'type'), attribute(button, 'formaction')]).toEqual(['submit', '/uploadchoice'])
    // To a screen reader it is what it is.
    expect(attribute(button, 'role')).toBeUndefined()
  }
})

it('what is chosen before the page is hydrated is what the design tool opens', () => {
  const sent = sentWith({ size: '60X90', position: 'P', FINISH: 'GLOSS' })
  expect(skuIn(canvasRecord, sent)).toBe('CANVAS-60X90-P-D19-IMAGE-GLOSS')
  expect(sent.get('product')).toBe('CANVAS-WEDDING')
})

it('what the address asks for does not come back in the form', () => {
  const asked = drawnForm(`?size=${'9'.repeat(7000)}`)
  expect(attribute(asked, 'action')).toBe('/custom-canvas-print')
  expect(asked).not.toContain('999999')
})
