import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

const changeOf = (line: string, quantity: number) => formOf({ intent: 'change', line, quantity })
function formOf(fields: Record<string, string | number>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}
/** A shop that answers each request when it is told to. */
function slowShop() {
  const asked: { what: string; answer: (fails?: Error) => void }[] = []
  const send = (form: FormData) => {
    const what = [...form.values()].join(' ')
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    asked.push({ what, answer: (fails) => (fails ? reject(fails) : resolve(what)) })
    return promise
  }
  return { asked, press: (form: FormData) => inTurn(form, () => send(form)) }
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

test('PE-18: of three presses while the first is on its way, the last one is sent after it', async () => {
  const { asked, press } = slowShop()
  const first = press(changeOf('a', 2))
  await aMoment()
  const answers = [first, press(changeOf('a', 3)), press(changeOf('a', 4))]
  expect(asked.map(({ what }) => what)).toEqual(['change a 2'])
  asked[0]?.answer()
  await aMoment()
  expect(asked.map(({ what }) => what)).toEqual(['change a 2', 'change a 4'])
  asked[1]?.answer()
  expect(await Promise.all(answers)).toEqual(['change a 2', undefined, 'change a 4'])
})

test('changes of other lines, additions and codes each have their turn, in the order of the presses', async () => {
  const { asked, press } = slowShop()
  const forms = [
    changeOf('a', 0),
    formOf({ intent: 'add', sku: 'a' }),
    changeOf('b', 2),
    formOf({ intent: 'coupon', code: 'TEN' }),
  ]
  const answers = forms.map(press)
  for (const turn of forms.keys()) {
    await aMoment()
    expect(asked).toHaveLength(turn + 1)
    asked[turn]?.answer()
  }
  expect(await Promise.all(answers)).toEqual(['change a 0', 'add a', 'change b 2', 'coupon TEN'])
})

test('PE-21: a change that broke holds up none after it', async () => {
  const { asked, press } = slowShop()
  const broken = press(changeOf('a', 2))
  await aMoment()
  const next = press(changeOf('a', 3))
  asked[0]?.answer(new Error('the line is cut'))
  await expect(broken).rejects.toThrow('the line is cut')
  await aMoment()
  asked[1]?.answer()
  expect(await next).toBe('change a 3')
})
