import { expect, test } from 'vitest'
import { record } from '#families/bookmark/record.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { guideLinesOf } from './tool.ts'
import { toolNamed } from './tools.ts'

test('the lines under the board name the hole of the surface that is open, once', () => {
  const tool = toolNamed(record.tool)
  const choice = { size: '50X150', orientation: 'P' as const, values: { SIDES: 'ONE' } }
  const figures = firstSurfaceOf(record, choice)
  const [hole] = figures.keepOutHoles
  expect(guideLinesOf(tool, figures).map(({ words }) => words)).toEqual([
    'Cut',
    'Keep faces inside',
    'Tassel hole',
  ])
  expect(guideLinesOf(tool, { keepOutHoles: hole ? [hole, hole] : [] })).toHaveLength(3)
  expect(guideLinesOf(tool, { keepOutHoles: [] })).toEqual(tool.guideLines)
})
