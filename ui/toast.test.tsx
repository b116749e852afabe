import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toast, toastTimes } from './toast.tsx'

const drawn = (kind: 'done' | 'problem') =>
  renderToStaticMarkup(
    <Toast kind={kind} onClose={() => {}}>
      Saved
    </Toast>,
  )

test('R-04, CA-77: a toast has the icon of its kind, and is told as what it is', () => {
  expect(drawn('done')).toContain('lucide-check')
  expect(drawn('done')).toContain('role="status"')
  expect(drawn('problem')).toContain('lucide-triangle-alert')
  expect(drawn('problem')).toContain('role="alert"')
})

test.each([
  [40, 2_800, 3_000],
  [100, 7_300, 7_500],
  // Too short to be read before it fades.
  [2, 0, 150],
  [0, 0, 0],
])(
  'R-07, R-08: %i characters begin to fade after %i ms and are gone after %i',
  (characters, fadeMs, endMs) => {
    expect(toastTimes('x'.repeat(characters))).toEqual({ fadeMs, endMs })
  },
)

test('R-07: blanks around the words take no time to read', () => {
  expect(toastTimes('  Saved ')).toEqual(toastTimes('Saved'))
})
