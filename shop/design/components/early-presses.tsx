import { EarlyScript } from '../../hydration/early-script.tsx'

/**
 * PE-14: what is pressed or slid in the tool before it is hydrated waits for that, and is then done in the same order. A held
 * button says that it is busy; where the browser lays the tool out otherwise than the server, the one with the same words is
 * pressed. Buttons with `data-chooses` work by themselves, and links lead away. Runs while the page is read, and holds
 * nothing once `main.tool` has `data-hydrated`.
 */
export function EarlyPresses() {
  return <EarlyScript text={import.meta.env.SSR ? HOLD : ''} />
}

const HOLD = `
{
  const held = new Map()
  let look
  const isHydrated = () => document.querySelector('main.tool')?.dataset.hydrated === ''
  const isEarly = ({ target }) => target.closest('main.tool') && !isHydrated()
  const wordsOf = (button) => button.ariaLabel ?? button.textContent
  const hold = (element, act) => {
    held.set(element, act)
    look ??= setInterval(() => {
      if (!isHydrated()) return
      clearInterval(look)
      for (const act of held.values()) act()
      held.clear()
    }, 50)
  }
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button')
    if (!button || 'chooses' in button.dataset || !isEarly(event)) return
    event.preventDefault()
    event.stopPropagation()
    button.ariaBusy = 'true'
    const words = wordsOf(button)
    hold(button, () => {
      button.ariaBusy = null
      const drawnAnew = () => [...document.querySelectorAll('main.tool button')].find((one) => wordsOf(one) === words)
      const present = button.isConnected ? button : drawnAnew()
      present?.click()
    })
  }, true)
  document.addEventListener('input', (event) => {
    const field = event.target
    if (field.type === 'file' || !isEarly(event)) return
    const { value } = field
    hold(field, () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, true)
}
`
