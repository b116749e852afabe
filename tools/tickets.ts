/** `npm run tickets -- <what>`: what the shopkeeper does with customers' tickets. Beside a running shop, or without it. */
import { runBesideTheShop } from './beside-the-shop.ts'
import { actOnTickets } from './tickets/act-on-tickets.ts'
import { readTicketWords, USAGE } from './tickets/ticket-words.ts'

const words = readTicketWords(process.argv.slice(2))
if (words.kind === 'unclear') {
  console.error(`${words.problem}\n\n${USAGE}`)
  process.exit(1)
}

const { act } = words
await runBesideTheShop('tickets', (deps) => actOnTickets(deps, act))
