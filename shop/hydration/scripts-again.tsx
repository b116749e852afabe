import script from './early/start.ts?early'
import { EarlyScript } from './early-script.tsx'

/**
 * PE-14, PE-21: a page whose scripts did not come says so, fetches them again until they are there, and starts then;
 * presses and typed text wait for it. Firefox remembers a failed script for as long as the document lives: such a page
 * is reloaded with what is typed, also when only a lazy part of it failed, and so is one whose document was cut half
 * way. Runs while the page is parsed.
 */
export function ScriptsAgain() {
  return <EarlyScript text={script} />
}
