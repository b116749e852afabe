import { describe, expect, test } from 'vitest'
import { claimIn, claimProblems, reviewIn, reviewProblems } from './review-form.ts'
import { MAX_PICTURES, PICTURES_NEED_CONSENT, TOO_MANY_PICTURES } from './review-words.ts'

const questions = [{ name: 'Print quality' }, { name: 'Delivery' }]

function form(values: Readonly<Record<string, string | readonly string[]>> = {}): FormData {
  const whole = {
    piece: 'k',
    stars_1: 'a',
    stars_2: 'b',
    summary: 'Lovely',
    text: 'Sharp.',
    nickname: 'Robin',
  }
  const filled = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...values })) {
    for (const one of [value].flat()) filled.append(name, one)
  }
  return filled
}
const problemsOf = (values: Parameters<typeof form>[0]) =>
  reviewProblems(reviewIn(form(values), questions), questions)

describe('E-25: a review as it is typed', () => {
  test('PE-01, PE-12: comes without what only came along, and with its lines and letters', () => {
    const typed = reviewIn(
      form({ nickname: '\u200b Zoë\u00a0', text: ' It hangs\r\nstraight 🙂 \n', summary: '\tLovely\n' }),
      questions,
    )
    expect(typed).toEqual({
      key: 'k',
      nickname: 'Zoë',
      summary: 'Lovely',
      text: 'It hangs\nstraight 🙂',
      stars: ['a', 'b'],
      pictures: [],
      picturesMayBeShown: false,
    })
  })

  test('is fit to be sent when each field has something', () => {
    expect(problemsOf({})).toEqual({})
  })

  test('PE-22: of an empty form each field says what to do', () => {
    const problems = reviewProblems(reviewIn(new FormData(), questions), questions)
    expect(problems).toEqual({
      piece: 'Choose what you review.',
      stars_1: 'Choose from 1 to 5 stars for print quality.',
      stars_2: 'Choose from 1 to 5 stars for delivery.',
      summary: 'Sum it up in a few words, such as: Just as on the screen',
      text: 'Write what you like, and what could be better.',
      nickname: 'Enter a name to show, such as Robin M.',
    })
  })

  test.each([
    ['summary', 200],
    ['nickname', 80],
    ['text', 5_000],
  ])('PE-07: a %s of more than %d characters is told its length', (name, most) => {
    expect(problemsOf({ [name]: 'x'.repeat(most) })).toEqual({})
    expect(problemsOf({ [name]: 'x'.repeat(most + 1) })).toEqual({
      [name]: `That is ${most + 1} characters; at most ${most} fit here. Please shorten it.`,
    })
  })

  test('pictures need leave to be shown, and are five at most', () => {
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`)
    expect(problemsOf({ pictures: pictures(1) })).toEqual({ pictures_may_be_shown: PICTURES_NEED_CONSENT })
    const agreed = { pictures_may_be_shown: 'yes' }
    expect(problemsOf({ ...agreed, pictures: pictures(MAX_PICTURES) })).toEqual({})
    expect(problemsOf({ ...agreed, pictures: pictures(MAX_PICTURES + 3) })).toEqual({
      pictures: TOO_MANY_PICTURES,
    })
  })
})

describe('SH-24: an order that is looked for', () => {
  const claim = (number: string, email: string) => claimIn(form({ number, email }))

  test('is found however number and email were copied', () => {
    expect(claim(' #100 000 042 ', 'mailto:Robin@Example.com')).toEqual({
      number: '100000042',
      email: 'Robin@Example.com',
    })
    expect(claimProblems(claim('100000042', 'robin@example.com'))).toEqual({})
  })

  test('PE-22: each field that is missing says what to type', () => {
    expect(claimProblems(claim('', 'robin'))).toEqual({
      number: 'Enter the number of your order. It is in our email, such as 100000001.',
      email: 'An email has an @ in it, such as name@example.com.',
    })
  })
})
