import { expect, test } from 'vitest'
import { readOrderWords } from './order-words.ts'

const actOf = (...args: string[]) => {
  const words = readOrderWords(['100000001', ...args])
  return words.kind === 'act' ? words.act : words.problem
}

test.each<[string[], object]>([
  [['show'], { name: 'show' }],
  [['produce'], { name: 'produce', early: false }],
  [['produce', '--early'], { name: 'produce', early: true }],
  [['complete'], { name: 'complete' }],
  [['pay'], { name: 'pay', amountCents: undefined, reference: undefined }],
  [
    ['pay', '--amount', 'A$59.9', '--reference', 'NAB 77'],
    { name: 'pay', amountCents: 5990, reference: 'NAB 77' },
  ],
  [
    [
      'ship',
      '--carrier',
      ' Australia Post ',
      '--tracking',
      'KS1',
      '--line',
      '1',
      '--line=2x3',
      '--comment',
      'Up',
    ],
    {
      name: 'ship',
      carrier: 'Australia Post',
      tracking: 'KS1',
      lines: [
        { position: 1, pieces: undefined },
        { position: 2, pieces: 3 },
      ],
      comment: 'Up',
    },
  ],
  [
    ['ship', '--carrier', 'Van'],
    { name: 'ship', carrier: 'Van', tracking: undefined, lines: [], comment: undefined },
  ],
  [['deliver'], { name: 'deliver', parcel: undefined }],
  [['deliver', '400000001'], { name: 'deliver', parcel: '400000001' }],
  [
    ['refund', '--all', '--reason', 'Bent', '--credit'],
    { name: 'refund', isAll: true, asCredit: true, reason: 'Bent' },
  ],
  [
    ['refund', '--line', '1x1', '--delivery', '14.99', '--amount', '5', '--reason', 'Bent'],
    {
      name: 'refund',
      isAll: false,
      lines: [{ position: 1, pieces: 1 }],
      deliveryCents: 1499,
      goodwillCents: 500,
      asCredit: false,
      reason: 'Bent',
    },
  ],
  [['sent-back', '500000001'], { name: 'sent-back', memo: '500000001' }],
  [['cancel', '--reason', 'As you asked'], { name: 'cancel', reason: 'As you asked' }],
  [['comment', 'Call them'], { name: 'comment', message: 'Call them', isForShopper: false }],
  [['comment', 'Soon', '--for-shopper'], { name: 'comment', message: 'Soon', isForShopper: true }],
  [
    ['ask-approval', '--line', '2', 'Is it sharp enough?'],
    { name: 'ask-approval', position: 2, message: 'Is it sharp enough?' },
  ],
  [
    ['settle-change', '--line', '2', 'Brighter now'],
    { name: 'settle-change', position: 2, message: 'Brighter now' },
  ],
])('%j is understood', (args, act) => {
  expect(actOf(...args)).toEqual(act)
})

test.each<[string[], string | RegExp]>([
  [['fly'], '"fly" is nothing that can be done with an order.'],
  [['constructor'], '"constructor" is nothing that can be done with an order.'],
  [['produce', 'now'], '"now" is one word too many.'],
  [['produce', '--fast'], /^Unknown option '--fast'/],
  [['pay', '--amount'], /^Option '--amount <value>' argument missing/],
  [['pay', '--amount', 'lots'], '"lots" is no amount; say it such as 59.90.'],
  [['pay', '--amount', '1.005'], '"1.005" is no amount; say it such as 59.90.'],
  [['pay', '--amount', '99999999'], '"99999999" is no amount; say it such as 59.90.'],
  [['pay', '--amount=-5'], '"-5" is no amount; say it such as 59.90.'],
  [['ship'], 'The carrier is missing.'],
  [['ship', '--carrier', ' '], 'The carrier is missing.'],
  [['ship', '--carrier', 'c'.repeat(101)], 'The carrier has at most 100 characters.'],
  [['ship', '--carrier', 'Van', '--tracking', 't'.repeat(101)], 'The tracking has at most 100 characters.'],
  [
    ['ship', '--carrier', 'Van', '--line', '1.5'],
    '"1.5" is no line; say 2, or 2x3 for three pieces of line 2.',
  ],
  [
    ['ship', '--carrier', 'Van', ...Array.from({ length: 1_001 }, () => '--line=1')],
    'At most 1000 lines can be named at once.',
  ],
  [['deliver', '1', '2'], '"2" is one word too many.'],
  [['refund', '--reason', 'Bent'], 'Say --all, or what of the order goes back.'],
  [['refund', '--all', '--line', '1', '--reason', 'Bent'], 'Say --all, or what of the order goes back.'],
  [['refund', '--all'], 'The reason is missing.'],
  [['sent-back'], 'The credit memo number is missing.'],
  [['cancel'], 'The reason is missing.'],
  [['cancel', '--reason', 'r'.repeat(2_001)], 'The reason has at most 2000 characters.'],
  [['comment'], 'The comment is missing.'],
  [['settle-change', 'Done'], 'Say one --line, such as --line 1.'],
  [['settle-change', '--line', '1x2', 'Done'], 'Say one --line, such as --line 1.'],
  [['settle-change', '--line', '1'], 'The message is missing.'],
  [[], 'Say what to do with order 100000001.'],
])('%j is not, and a sentence says why', (args, problem) => {
  if (typeof problem === 'string') expect(actOf(...args)).toBe(problem)
  else expect(actOf(...args)).toMatch(problem)
})

test('an order has a number', () => {
  expect(readOrderWords([])).toEqual({ kind: 'unclear', problem: 'Say which order, and what to do with it.' })
  expect(readOrderWords(['show', '1'])).toEqual({
    kind: 'unclear',
    problem: '"show" is not the number of an order.',
  })
})
