import { expect, test } from 'vitest'
import { sceneForShape as sceneOf } from './scene-for-shape.ts'

const scene = (name: string, widthMm: number, heightMm: number) => ({
  name,
  surfaces: [{ widthMm, heightMm }],
})
const sceneForShape = <Scene extends Parameters<typeof sceneOf>[0][number]>(
  among: readonly Scene[],
  measures: { widthMm: number; heightMm: number },
  outline: 'rectangle' | 'rounded' | 'ellipse' | 'path' = 'rectangle',
) => sceneOf(among, { ...measures, outline })
const scenes = [
  scene('square', 500, 500),
  scene('upright', 500, 750),
  scene('lying', 750, 500),
  scene('four-to-five', 400, 500),
]

test.each([
  ['a square canvas', 200, 200, 'square'],
  ['an upright canvas of another size', 406, 610, 'upright'],
  ['the same, lying', 610, 406, 'lying'],
  ['28 × 36 cm, which is nearly 4 : 5', 279, 356, 'four-to-five'],
])('%s is seen in the scene of its shape', (_, widthMm, heightMm, name) => {
  expect(sceneForShape(scenes, { widthMm, heightMm })?.name).toBe(name)
})

test.each([
  ['a panorama', 914, 305],
  ['3 : 4, a little wider than 2 : 3', 305, 406],
])('%s is not cut to the shape of a scene', (_, widthMm, heightMm) => {
  expect(sceneForShape(scenes, { widthMm, heightMm })).toBeUndefined()
})

test('of two scenes that would do the nearer one is taken, wherever it stands', () => {
  const near = [scene('nearly', 400, 512), scene('exactly', 400, 500), scene('nearly too', 400, 488)]
  expect(sceneForShape(near, { widthMm: 400, heightMm: 500 })?.name).toBe('exactly')
  expect(sceneForShape(near.toReversed(), { widthMm: 400, heightMm: 500 })?.name).toBe('exactly')
})

test('a set is seen with as many pieces as it has, and in another scene of its shape while there is none', () => {
  const set = (name: string, pieces: number, heightMm = 500) => ({
    name,
    surfaces: Array.from({ length: pieces }, () => ({ widthMm: 500, heightMm })),
  })
  const all = [set('four', 4), set('one', 1, 505), set('nine', 9, 510), set('nine lying', 9, 400)]
  const seen = (pieces?: number) =>
    sceneOf(all, { widthMm: 300, heightMm: 300, outline: 'rectangle', ...(pieces && { pieces }) })?.name
  expect([seen(), seen(1), seen(4), seen(9), seen(6)]).toEqual(['one', 'one', 'four', 'nine', 'four'])
})

test('a scene may cut a twenty-fifth of a side and no more', () => {
  const [square] = scenes
  expect(sceneForShape([square!], { widthMm: 1039, heightMm: 1000 })?.name).toBe('square')
  expect(sceneForShape([square!], { widthMm: 1041, heightMm: 1000 })).toBeUndefined()
})

test('without a scene, or with one that shows no design, there is none', () => {
  expect(sceneForShape([], { widthMm: 1, heightMm: 1 })).toBeUndefined()
  expect(sceneForShape([{ surfaces: [] }], { widthMm: 1, heightMm: 1 })).toBeUndefined()
})

test('what is cut round is shown where round pieces are, and nothing else is', () => {
  const round = { name: 'round', surfaces: [{ widthMm: 300, heightMm: 300, outline: 'ellipse' as const }] }
  const square = { widthMm: 500, heightMm: 500 }
  const all = [round, ...scenes]
  expect(sceneForShape(all, square, 'ellipse')?.name).toBe('round')
  expect(sceneForShape(all, { widthMm: 50, heightMm: 70 }, 'ellipse')).toBeUndefined()
  expect(sceneForShape(scenes, square, 'ellipse')).toBeUndefined()
  for (const outline of ['rectangle', 'rounded'] as const) {
    expect(sceneForShape(all, square, outline)?.name).toBe('square')
    expect(sceneForShape([round], square, outline)).toBeUndefined()
  }
})

test('what is cut along a path is shown in none, because no scene shows such a piece', () => {
  const boot = { name: 'boot', surfaces: [{ widthMm: 280, heightMm: 450, outline: 'path' as const }] }
  const measures = { widthMm: 280, heightMm: 450 }
  expect(sceneForShape([...scenes, boot], measures, 'path')?.name).toBe('boot')
  expect(sceneForShape([boot], { widthMm: 450, heightMm: 280 }, 'path')).toBeUndefined()
  expect(sceneForShape(scenes, { widthMm: 500, heightMm: 500 }, 'path')).toBeUndefined()
  for (const outline of ['rectangle', 'rounded', 'ellipse'] as const) {
    expect(sceneForShape([boot], measures, outline)).toBeUndefined()
  }
})
