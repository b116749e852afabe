/** `npm run orders -- <order number> <what>`: what the shopkeeper does with an order. Beside a running shop, or without it. */
import { runBesideTheShop } from './beside-the-shop.ts'
import { actOnOrder } from './orders/act-on-order.ts'
import { readOrderWords } from './orders/order-words.ts'
import { USAGE } from './orders/usage.ts'

const words = readOrderWords(process.argv.slice(2))
if (words.kind === 'unclear') {
  console.error(`${words.problem}\n\n${USAGE}`)
  process.exit(1)
}

const { number, act } = words
await runBesideTheShop('orders', (deps) => actOnOrder(deps, number, act))
