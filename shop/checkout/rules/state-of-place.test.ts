import { expect, test } from 'vitest'
import { stateOfPlace } from './state-of-place.ts'

const MOUNT_ISA = [
  { name: 'Alpurrurulam', region_code: 'QLD' },
  { name: 'Mount Isa', region_code: 'QLD' },
  { name: 'Ranken', region_code: 'NT' },
  { name: 'Barkly', region_code: 'QLD' },
  { name: 'Barkly', region_code: 'NT' },
]
const BENDIGO = [
  { name: 'Bendigo', region_code: 'VIC' },
  { name: 'East Bendigo', region_code: 'VIC' },
]

test.each([
  // a postcode of one state
  ['3550', BENDIGO, '', 'VIC'],
  ['3550', BENDIGO, 'Ballarat', 'VIC'],
  // of two: the suburb knows
  ['4825', MOUNT_ISA, 'Mount Isa', 'QLD'],
  ['4825', MOUNT_ISA, ' mt. isa ', 'QLD'],
  ['4825', MOUNT_ISA, 'RANKEN', 'NT'],
  // without a suburb, with an unknown one, and with one that both states have
  ['4825', MOUNT_ISA, '', ''],
  ['4825', MOUNT_ISA, 'Mount', ''],
  ['4825', MOUNT_ISA, 'Barkly', ''],
  // no suburb is known: boxes of one state, a border, and nobody's
  ['8001', [], '', 'VIC'],
  ['3585', [], '', ''],
  ['9999', [], 'Anywhere', 'QLD'],
  ['0300', [], '', ''],
])('PE-05: postcode %s, %j and the suburb "%s" are in "%s"', (postcode, suburbs, city, state) => {
  expect(stateOfPlace(postcode, suburbs, city)).toBe(state)
})
