import { expect, test } from 'vitest'
import type { SampleGoods } from './sample.ts'
import { SAMPLES, samplesFor } from './samples.ts'
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

test('goods get all samples that suit them and no other, those that suit them best first', () => {
  for (const goods of ['rug', 'cushion', 'wood', 'canvas'] satisfies SampleGoods[]) {
    const shown = samplesFor(goods)
    const places = shown.map(({ suits }) => (suits as readonly string[]).indexOf(goods))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const suited = SAMPLES.filter(({ suits }) => (suits as readonly string[]).includes(goods))
    expect(shown).toHaveLength(suited.length)
  }
})
