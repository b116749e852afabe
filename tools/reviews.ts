/** `npm run reviews -- <what>`: the shopkeeper reads reviews before they are shown. Beside a running shop, or without it. */
import { runBesideTheShop } from './beside-the-shop.ts'
import { actOnReviews } from './reviews/act-on-reviews.ts'
import { readReviewWords, USAGE } from './reviews/review-words.ts'

const words = readReviewWords(process.argv.slice(2))
if (words.kind === 'unclear') {
  console.error(`${words.problem}\n\n${USAGE}`)
  process.exit(1)
}

const { act } = words
await runBesideTheShop('reviews', (deps) => actOnReviews(deps, act))
