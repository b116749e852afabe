import { expect, it } from 'vitest'
import { greeting, LETTERS } from './greeting.ts'

it.each([
  ['Christopher', 'desktop', 'Hi, Christo…'],
  ['Christopher', 'phone', 'Hi, Christophe…'],
  ['Natalie', 'desktop', 'Hi, Natalie'],
  ['Maximilian', 'phone', 'Hi, Maximilian'],
  ['Alex', 'desktop', 'Hi, Alex'],
  // The first word alone, CA-80.
  ['Mary Jane', 'desktop', 'Hi, Mary'],
  ['  Bo ', 'phone', 'Hi, Bo'],
  // A letter outside the basic plane is one letter.
  ['𐐀𐐀𐐀𐐀𐐀𐐀𐐀𐐀', 'desktop', 'Hi, 𐐀𐐀𐐀𐐀𐐀𐐀𐐀…'],
] as const)('C-11, C-12, C-13, CA-99: %s is greeted on a %s as "%s"', (name, where, greeted) =>
  expect(greeting(name, LETTERS[where])).toBe(greeted),
)
