import { expect, it } from 'vitest'
import { badgeText } from './cart-link.tsx'

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [3000, '99+'],
])('C-33: %d pieces show as %s on the cart', (count, text) => expect(badgeText(count)).toBe(text))
