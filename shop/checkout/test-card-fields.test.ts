/** K-29: a client learns from the API where the test gateway takes a card. */
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

test('K-29, K-19: the card of a shop with the test gateway goes to an origin of its own, and no money moves', async () => {
  const { createGuestCart } = await shop.ask(`mutation {
    createGuestCart {
      cart {
        available_payment_methods {
          code
          card_fields { gateway publishable_key login_id tokens_url is_sandbox }
        }
      }
    }
  }`)
  const [card, ...others] = createGuestCart.cart.available_payment_methods
  expect(card).toEqual({
    code: 'card',
    card_fields: {
      gateway: 'TEST',
      publishable_key: null,
      login_id: null,
      tokens_url: 'https://gateway.example/tokens',
      is_sandbox: true,
    },
  })
  expect(others.map(({ card_fields }) => card_fields)).toEqual(others.map(() => null))
})
