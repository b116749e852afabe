import { UNSAFE_useScrollRestoration } from 'react-router'

/**
 * On the way back a page stands where it was left. React Router's `<ScrollRestoration>` also sends a script that reads
 * the browser's storage before the first paint; reloaded pages are put back by the browser itself, so that it can wait.
 */
export function ScrollPlaces() {
  UNSAFE_useScrollRestoration()
  return null
}
