import { UNSAFE_useScrollRestoration } from 'react-router'

/**
 * Restores the scroll position on the way back. React Router's `<ScrollRestoration>` also sends a script that reads the
 * browser's storage before the first paint; browsers restore reloaded pages themselves, so that is not needed.
 */
export function ScrollPlaces() {
  UNSAFE_useScrollRestoration()
  return null
}
