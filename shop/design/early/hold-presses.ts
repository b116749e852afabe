const LOOK_MS = 50

/** What is done once the tool is hydrated, in this order. */
const held = new Map<Element, () => void>()
let look: ReturnType<typeof setInterval> | undefined

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || 'chooses' in button.dataset || !isEarly(button)) return
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    const words = wordsOf(button)
    hold(button, () => {
      button.ariaBusy = null
      const present = button.isConnected ? button : toolButtons().find((one) => wordsOf(one) === words)
      present?.click()
    })
  },
  true,
)

document.addEventListener(
  'input',
  ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    if (field.type === 'file' || !isEarly(field)) return
    const { value } = field
    hold(field, () => {
      // React would not see a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  },
  true,
)

function hold(element: Element, act: () => void) {
  held.set(element, act)
  look ??= setInterval(() => {
    if (!isHydrated()) return
    clearInterval(look)
    for (const heldAct of held.values()) heldAct()
    held.clear()
  }, LOOK_MS)
}

const isHydrated = () => document.querySelector<HTMLElement>('main.tool')?.dataset.hydrated === ''
const isEarly = (element: Element) => element.closest('main.tool') !== null && !isHydrated()
const toolButtons = () => [...document.querySelectorAll<HTMLButtonElement>('main.tool button')]
const wordsOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent
