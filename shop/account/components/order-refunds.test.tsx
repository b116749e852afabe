import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderRefunds } from './order-refunds.tsx'

const memo = (value: number, message?: string) => ({
  number: '500000001',
  total: { grand_total: { value } },
  comments: message === undefined ? [] : [{ message }],
})

test('I-09: an order in the account shows what was given back, and why', () => {
  const markup = renderToStaticMarkup(<OrderRefunds credit_memos={[memo(9.99, 'Bent corner')]} />)
  expect(markup).toContain('Refund 500000001: Bent corner')
  expect(markup).toContain('A$9.99')
  expect(renderToStaticMarkup(<OrderRefunds credit_memos={[memo(5)]} />)).toContain('>Refund 500000001<')
})

test('I-09: an order without a refund says nothing of one', () => {
  expect(renderToStaticMarkup(<OrderRefunds credit_memos={[]} />)).toBe('')
})
