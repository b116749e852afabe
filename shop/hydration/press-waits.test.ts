import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PressWaits } from './press-waits.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class HTMLFormElement {}
class HTMLInputElement {}

const anInput = (autocomplete = '', value = '') =>
  Object.assign(new HTMLInputElement(), { autocomplete, value })

/** The script as the page carries it, run over a document with one form. */
function aPage(dataset: Record<string, string>, elements = [anInput('email', 'a')]) {
  const [, script = ''] =
    /<script>([\s\S]*)<\/script>/.exec(renderToStaticMarkup(createElement(PressWaits))) ?? []
  let onSubmit = (_: unknown) => {}
  const document = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      if (name === 'submit') onSubmit = listener
    },
  }
  new Function('document', 'addEventListener', 'HTMLFormElement', 'HTMLInputElement', script)(
    document,
    vi.fn(),
    HTMLFormElement,
    HTMLInputElement,
  )
  const why = {
    dataset: { whyWaiting: 'Not all here yet.' },
    text: '',
    append: (text: string) => {
      why.text += text
    },
    replaceChildren: () => {
      why.text = ''
    },
  }
  const querySelector = (selector: string) => (selector === '[data-why-waiting]' ? why : null)
  const form = Object.assign(new HTMLFormElement(), {
    dataset,
    elements,
    requestSubmit: vi.fn(),
    submit: vi.fn(),
    querySelector,
  })
  const submitter: { ariaBusy?: string | null } = {}
  return {
    form,
    why,
    submitter,
    press: () => {
      const event = { target: form, submitter, preventDefault: vi.fn() }
      onSubmit(event)
      return event.preventDefault.mock.calls.length > 0
    },
  }
}

describe('PE-13, PE-14: a form that waits for its script', () => {
  it('is not posted by a press before, and is sent once when the script is there', async () => {
    const { form, press, submitter } = aPage({ waits: '' })
    expect([press(), press()]).toEqual([true, true])
    expect(submitter.ariaBusy, 'PE-18').toBe('true')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(form.requestSubmit).not.toHaveBeenCalled()
    form.dataset.hydrated = ''
    await vi.advanceTimersByTimeAsync(100)
    expect(form.requestSubmit.mock.calls).toEqual([[submitter]])
    expect(submitter.ariaBusy).toBe(null)
    expect(press()).toBe(false)
  })

  it('is posted as it is when the script does not come', async () => {
    const { form, press, submitter } = aPage({ waits: '' })
    press()
    await vi.advanceTimersByTimeAsync(16_000)
    expect(submitter.ariaBusy, 'until the answer is there').toBe('true')
    expect(press(), 'PE-18: again before the answer is there').toBe(true)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([form.submit.mock.calls.length, form.requestSubmit.mock.calls.length]).toEqual([1, 0])
  })

  it('is never posted with a card in it, which would be lost: it waits on', async () => {
    const card = anInput('cc-number', '4111')
    const { form, press, submitter } = aPage({ waits: '' }, [anInput(), card])
    press()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(form.submit).not.toHaveBeenCalled()
    form.dataset.hydrated = ''
    await vi.advanceTimersByTimeAsync(100)
    expect(form.requestSubmit.mock.calls).toEqual([[submitter]])
  })

  it('is explained when it waits for longer than a moment, and no more when it is sent', async () => {
    const { form, press, why } = aPage({ waits: '' })
    press()
    await vi.advanceTimersByTimeAsync(1_900)
    expect(why.text).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(why.text).toBe('Not all here yet.')
    form.dataset.hydrated = ''
    await vi.advanceTimersByTimeAsync(100)
    expect(why.text).toBe('')
  })

  it('leaves other forms to the browser', () => {
    expect(aPage({}).press()).toBe(false)
  })
})
