import { expect, test } from 'vitest'
import { samplesNamed } from './series.ts'

test('a series is asked for by its name, and shows its samples in their order', () => {
  expect(samplesNamed('open-book')).toEqual(['beach', 'balloon'])
  expect(samplesNamed('three-branches')).toEqual(['banksia', 'gum-leaves', 'wattle'])
})

test('any other name is that of one sample, which may not exist', () => {
  expect(samplesNamed('magpie')).toEqual(['magpie'])
  expect(samplesNamed('constructor')).toEqual(['constructor'])
  expect(samplesNamed('')).toEqual([''])
})

test('one of a series is its first sample, for every piece of a set with one design', () => {
  expect(samplesNamed('one-of-three-branches')).toEqual(['banksia'])
  expect(samplesNamed('one-of-magpie')).toEqual(['magpie'])
})
