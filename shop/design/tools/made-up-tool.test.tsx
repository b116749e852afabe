/** A kind of tool that is a folder with a panel, a check and a view of its own: the screen shows them, and knew none of them. */
import { readdirSync } from 'node:fs'
import { Dices, Orbit } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { record } from '#families/magnet/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { DesignTool } from '../components/design-tool.tsx'
import type { Buying } from '../components/hooks/buying.ts'
import { useWords } from '../components/hooks/use-editor-session.ts'
import type { Tool, ToolPanel, ToolView } from '../components/tool/tool.ts'
import { onEach, type ReadinessCheck } from '../editor/readiness/check.ts'
import { serverRenderedSession } from '../editor/server-rendered-session.ts'
import { photoPanel, textPanel } from './shared-panels.ts'
import { toolNamed, toolNames } from './tools.ts'

const dicePanel: ToolPanel = {
  name: 'dice',
  label: 'Roll',
  title: 'Dice',
  icon: Dices,
  Panel: function Dice() {
    return <p>{`Roll the ${useWords().piece}`}</p>
  },
}

const orbitView: ToolView = {
  name: 'orbit',
  label: ({ piece }) => `The ${piece} in orbit`,
  shows: () => true,
  View: () => <p>Round it goes</p>,
}

const luckCheck: ReadinessCheck = {
  name: 'luck',
  label: 'Luck',
  remedy: { panel: 'dice', words: 'Roll again' },
  find: onEach(({ face }) => [
    { state: 'look', sentence: 'No luck yet.', asks: false, surface: face.name, elementId: undefined },
  ]),
  good: () => 'All luck.',
}

const madeUp: Tool = {
  ...toolNamed('flat-print'),
  name: 'made-up',
  panels: [photoPanel, textPanel, dicePanel],
  views: [orbitView],
  viewWords: () => ({ see: 'Look up', back: 'Look down', icon: Orbit, region: 'The sky' }),
  checks: [luckCheck],
}

/** The screen as the server draws it, after a shopper's choices. */
function screen(
  choose: Partial<{ tab: string; isFlat: boolean; sheet: 'checks' }>,
  soldOut?: Buying['soldOut'],
): string {
  const session = serverRenderedSession({ record, scenes: [], choice: firstChoice(record), saved: undefined })
  session.view.set((view) => ({ ...view, ...choose }))
  const buying = {
    ...{ button: 'Add to cart', goesTo: 'goes to the cart', isBusy: false },
    ...{ problem: undefined, already: undefined, buy: () => undefined, soldOut },
  }
  const element = <DesignTool tool={madeUp} session={session} buying={buying} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('a tool with parts of its own', () => {
  it('has a tab for its panel, which opens it', () => {
    expect(screen({})).toMatch(/data-tab="dice"[^>]*aria-selected="false".*?<span>Roll<\/span>/)
    expect(screen({})).not.toContain('Roll the magnet')
    expect(screen({ tab: 'dice' })).toMatch(/role="tabpanel" aria-label="Dice".*?Roll the magnet/)
  })

  it('opens its first panel while another tool’s was open', () => {
    expect(screen({ tab: 'edge' })).toMatch(/role="tabpanel" aria-label="Photo"/)
  })

  it('shows the piece in its view, and leads there and back in its own words', () => {
    expect(screen({})).toContain('Look up')
    const seen = screen({ isFlat: false })
    expect(seen).toMatch(/aria-label="The sky".*?Round it goes/)
    expect(seen).toContain('Look down')
    expect(seen.replace('bg-wall', '')).not.toMatch(/wall/i)
  })

  it('looks for what its check looks for, and for nothing else', () => {
    expect(screen({})).toContain('0 of 1 checks')
    expect(screen({})).toContain('passed. No luck yet.')
  })

  it('has no tray where it brings none', () => {
    expect(screen({})).not.toContain('aria-label="Your photos"')
  })
})

describe('F-17, PE-32: the tool of a product that is out of stock', () => {
  const others = { name: 'Photo mugs', to: '/photo-mugs' }

  it('says so at once, keeps the design, and leads to others of its kind', () => {
    const html = screen({}, { others })
    expect(html).toMatch(/<button type="button" disabled=""[^>]*>OUT OF STOCK<\/button>/)
    expect(html).toMatch(/role="status"[^>]*><span>Out of stock just now. Your design is kept/)
    expect(html).toMatch(/<a [^>]*href="\/photo-mugs"[^>]*>See Photo mugs<\/a>/)
    expect(html).not.toContain('Add to cart')
  })

  it('is silent while it can be bought', () => {
    expect(screen({})).not.toContain('OUT OF STOCK')
    expect(screen({})).toContain('Add to cart')
  })
})

it('every folder of tools is a tool of that name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(toolNames)
  for (const { name } of folders) expect(toolNamed(name).name).toBe(name)
})
