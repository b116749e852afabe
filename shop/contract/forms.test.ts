import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms that may stand in an address, or never go anywhere: nothing private is typed into them. */
const WITHOUT_PRIVATE_WORDS: Record<string, string> = {
  'shop/catalogue/components/search-box.tsx': 'searches',
  'shop/catalogue/components/search-field.tsx': 'searches',
  'shop/catalogue/components/search-form.tsx': 'searches',
  'shop/catalogue/components/listing-price.tsx': 'a price that narrows a list is a link',
  'shop/catalogue/components/buy-form.tsx': 'the choice of a product is a link',
  'shop/design/tools/wrapped-print/edge-pane.tsx':
    'buttons and a choice of colours, of a tool that needs scripts',
  'shop/design/tools/fitted-lines/look-pane.tsx': 'a choice of looks, of a tool that needs scripts',
  'shop/design/tools/clock-face/numerals-pane.tsx': 'a choice of numerals, of a tool that needs scripts',
  'shop/design/components/options-sheet.tsx': 'a choice of sizes, of a tool that needs scripts',
  'shop/style-guide/primitives.tsx': 'never built for shoppers',
}

/** Opening tags of forms; a `>` within braces, as in an arrow function, ends none. */
function formsIn(text: string): string[] {
  return [...text.matchAll(/<(?:\w+\.)?[Ff]orm(?=[\s>])/g)].map(({ index }) => {
    let depth = 0
    for (let end = index; end < text.length; end += 1) {
      if (text[end] === '{') depth += 1
      if (text[end] === '}') depth -= 1
      if (text[end] === '>' && depth === 0) return text.slice(index, end + 1)
    }
    throw new Error('Expected a form to end its opening tag')
  })
}

/** `SENT_TO_…` holds method and action of a page's forms, and is typed so that it cannot lack one. */
const isPosted = (form: string) =>
  /\{\.\.\.SENT_TO_\w+\}/.test(form) || (/\bmethod="post"/.test(form) && /\baction=/.test(form))

const files = globSync('{shop,ui}/**/*.tsx').filter((path) => !path.includes('.test.'))
const forms = files.flatMap((path) =>
  formsIn(readFileSync(path, 'utf8')).map((form): [string, string] => [path, form]),
)

it('PE-15: no form can put private words into an address: each is posted and says where to', () => {
  const loose = forms.filter(([path, form]) => !(path in WITHOUT_PRIVATE_WORDS) && !isPosted(form))
  expect(loose).toEqual([])
})

it('the list of other forms holds none that is gone', () => {
  expect(
    Object.keys(WITHOUT_PRIVATE_WORDS).filter((path) => !forms.some(([known]) => known === path)),
  ).toEqual([])
})

it.each([
  ['<form onSubmit={(event) => send(event)} noValidate>', false],
  ['<form method="post" onSubmit={send}>', false],
  ['<form method="get" action={paths.search()}>', false],
  [
    '<change.Form method="post" action={action} onSubmit={(event) => isBusy && event.preventDefault()}>',
    true,
  ],
  ['<form {...SENT_TO_CART} noValidate>', true],
])('%s is told from the others', (text, expected) => {
  expect(formsIn(`${text}<input />`).map(isPosted)).toEqual([expected])
})
