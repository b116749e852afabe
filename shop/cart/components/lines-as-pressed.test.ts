import { describe, expect, it } from 'vitest'
import { linesAsPressed, type PlacedLines } from './lines-as-pressed.ts'

const aLine = (uid: string) => ({
  uid,
  name: uid,
  sku: 'MUG-11OZ-L',
  quantity: 1,
  unitCents: 1000,
  rowCents: 1000,
  options: [],
  revision: undefined,
  pictureUrl: undefined,
  mockUpUrl: undefined,
  goodsPictureUrl: undefined,
  editPath: undefined,
  certificate: undefined,
  autoAddedReason: undefined,
  problem: undefined,
})
const placed: PlacedLines = {
  lines: [aLine('a'), aLine('b')],
  saved: [{ ...aLine('c'), formerCents: 900 }],
}
function pressed(...presses: Record<string, string>[]) {
  const forms = presses.map((fields) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  })
  const { lines, saved } = linesAsPressed(placed, forms)
  return [lines.map(({ uid }) => uid).join(), saved.map(({ uid }) => uid).join()]
}

describe('J-02: while the shop has not answered yet', () => {
  it.each([
    ['a line that is saved stands among the saved ones', { intent: 'save-for-later', line: 'a' }, 'b', 'c,a'],
    ['a saved line that is moved stands in the cart', { intent: 'move-to-cart', line: 'c' }, 'a,b,c', ''],
    ['a removed line is gone', { intent: 'change', line: 'b', quantity: '0' }, 'a', 'c'],
    ['a removed saved line is gone', { intent: 'change', line: 'c', quantity: '0' }, 'a,b', ''],
    ['another quantity moves nothing', { intent: 'change', line: 'a', quantity: '10' }, 'a,b', 'c'],
    ['a line that is not there any more moves nothing', { intent: 'save-for-later', line: 'x' }, 'a,b', 'c'],
    ['a line that is put back is gone under its old id', { intent: 'add', former: 'b' }, 'a', 'c'],
    ['a saved one too', { intent: 'add', former: 'c', saved: '1' }, 'a,b', ''],
  ])('%s', (_, form, lines, saved) => {
    expect(pressed(form)).toEqual([lines, saved])
  })

  it('no press moves nothing', () => expect(pressed()).toEqual(['a,b', 'c']))

  it('presses that follow each other at once show together', () => {
    const save = { intent: 'save-for-later', line: 'b' }
    const undo = { intent: 'move-to-cart', line: 'b' }
    expect(pressed(save, undo)).toEqual(['a,b', 'c'])
    expect(pressed(save, undo, { intent: 'save-for-later', line: 'a' })).toEqual(['b', 'c,a'])
  })
})
