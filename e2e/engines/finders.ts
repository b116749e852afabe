/** Finds parts of a page by what a shopper reads, in browsers that Playwright cannot ask. Each gives the body of a function. */

/** What is on the page, not hidden, and takes presses, with the name that is read out. */
const NAMED = `
  const named = (selector, words) => [...document.querySelectorAll(selector)].find((part) =>
    part.getClientRects().length > 0 && !part.disabled && !part.closest('[inert]') && new RegExp(words).test(part.getAttribute('aria-label') ?? part.textContent.trim()))`

const words = (pattern: RegExp) => JSON.stringify(pattern.source)

export const button = (name: RegExp) => `${NAMED}; return named('button', ${words(name)})`
export const link = (name: RegExp) => `${NAMED}; return named('a[href], [role=link]', ${words(name)})`
export const tab = (name: RegExp) => `${NAMED}; return named('[role=tab]', ${words(name)})`
/** The label of a choice or a field: what a shopper presses. */
export const label = (name: RegExp) => `${NAMED}; return named('label', ${words(name)})`
export const field = (name: RegExp) => `${NAMED}; return named('label', ${words(name)})?.control`
/** The field's own answer instead of the field, such as `checked` or `value`. */
export const stateOf = (name: RegExp, property: 'checked' | 'value') =>
  `${NAMED}; return named('label', ${words(name)})?.control?.${property}`
/** The words of the main part, once they say something. */
export const main = (name: RegExp) =>
  `return new RegExp(${words(name)}).exec(document.querySelector('main')?.innerText ?? '')?.[0]`

/** The field behind "Choose a photo" on the empty canvas of the design tool. */
export const firstPhoto = `return document.querySelector('.tool-empty input[type=file]')`

/** React has written itself on every link and button of the frame. */
export const FRAME_IS_HYDRATED = `return [...document.querySelectorAll('header :is(a, button), footer a')]
  .every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))`
