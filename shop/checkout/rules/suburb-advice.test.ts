import { expect, test } from 'vitest'
import { suburbAdvice } from './suburb-advice.ts'

const BENDIGO = ['Bendigo', 'East Bendigo', 'Flora Hill', 'Ironbark', 'Mount Camel', "O'Connor Hill"]

test.each([
  'Bendigo',
  ' bendigo ',
  'Bendigo East',
  'FLORA HILL',
  'Mt Camel',
  'Mt. Camel',
  'O’Connor Hill',
  '',
])('says nothing of the suburb "%s", which fits its postcode or is not typed yet', (city) => {
  expect(suburbAdvice('3550', BENDIGO, city)).toBeUndefined()
})

test('names what is in the postcode when the suburb is not', () => {
  expect(suburbAdvice('3550', BENDIGO, 'Ballarat')).toBe(
    'Please check the suburb: 3550 is Bendigo, East Bendigo, Flora Hill and 3 more.',
  )
  expect(suburbAdvice('0800', ['Darwin'], 'Darwn')).toBe('Please check the suburb: 0800 is Darwin.')
  expect(suburbAdvice('0800', ['Darwin', 'Darwin City', 'The Gardens'], 'Perth')).toBe(
    'Please check the suburb: 0800 is Darwin, Darwin City, The Gardens.',
  )
})

test('says nothing where the suburbs of a postcode are not known', () => {
  expect(suburbAdvice('3999', [], 'Anywhere')).toBeUndefined()
})
