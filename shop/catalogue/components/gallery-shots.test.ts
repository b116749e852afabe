import { expect, test } from 'vitest'
import { galleryShots } from './gallery-shots.ts'

const onTheTable = { url: '/media/mockup/sample/family-table/table-mat@960.webp?v=1', label: 'A mat' }
const sixMats = { name: 'mats-6-141', alt: 'Six mats', width: 960, height: 1200, version: '2' }
const flat = { hangs: false, isFolded: false }

test.each([
  ['with six photos shows another of our samples on each mat', false, 'family-table'],
  ['with one photo shows the same sample on every mat', true, 'one-of-family-table'],
])('the picture of a set %s', (_, isOneDesign, sample) => {
  const [set, alone] = galleryShots([onTheTable], flat, sixMats, isOneDesign)
  expect(set).toMatchObject({ key: 'set', mockUp: { scene: { name: 'mats-6-141' }, sample } })
  expect(alone).toMatchObject({ key: onTheTable.url, mockUp: { scene: { name: 'table-mat' } } })
})
