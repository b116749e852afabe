import { EarlyScript } from '../../hydration/early-script.tsx'
import script from '../early/hold-presses.ts?early'

/**
 * PE-14: what is pressed or slid in the tool before it is hydrated waits for that, and is then done in the same order. A held
 * button says that it is busy; where the browser lays the tool out otherwise than the server, the one with the same words is
 * pressed. Buttons with `data-chooses` work by themselves, and links lead away. Runs while the page is read, and holds
 * nothing once `main.tool` has `data-hydrated`.
 */
export function EarlyPresses() {
  return <EarlyScript text={script} />
}
