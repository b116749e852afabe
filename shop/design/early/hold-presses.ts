const LOOK_MS = 50

interface Held {
  readonly element: Element
  act(): void
}

/** What is done once the tool is hydrated, in this order. */
let held: Held[] = []
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
    const act = () => {
      button.ariaBusy = null
      const present = button.isConnected ? button : toolButtons().find((one) => wordsOf(one) === words)
      present?.click()
    }
    hold({ element: button, act })
  },
  true,
)

document.addEventListener(
  'input',
  ({ target: field }) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    if (field.type === 'file' || !isEarly(field)) return
    const { value } = field
    const act = () => {
      // React would not see a value that is set on the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    // Of a field the last value counts.
    held = held.filter(({ element }) => element !== field)
    hold({ element: field, act })
  },
  true,
)

function hold(one: Held) {
  held.push(one)
  look ??= setInterval(() => {
    if (!isHydrated()) return
    clearInterval(look)
    void doAll()
  }, LOOK_MS)
}

async function doAll() {
  for (const { act } of held) {
    act()
    // The tool shows what one press did before the next.
    await new Promise((resolve) => setTimeout(resolve))
  }
  held = []
}

const isHydrated = () => document.querySelector<HTMLElement>('main.tool')?.dataset.hydrated === ''
const isEarly = (element: Element) => element.closest('main.tool') !== null && !isHydrated()
const toolButtons = () => [...document.querySelectorAll<HTMLButtonElement>('main.tool button')]
const wordsOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent
