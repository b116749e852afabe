import { expect, it } from 'vitest'
import { isPreviewed } from './previewed-picture.ts'

it.each(['a.png', 'a.jpg', 'b.c.JPEG', 'a.bmp', 'a.gif', 'a.svg'])('N-32: %s is previewed', (name) =>
  expect(isPreviewed(name)).toBe(true),
)
it.each(['a.webp', 'a.pdf', 'png', 'a.png.pdf', 'apng'])('N-32: %s is not', (name) =>
  expect(isPreviewed(name)).toBe(false),
)
