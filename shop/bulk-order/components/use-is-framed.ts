import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** L-07: whether another page shows this one within itself. Pages of other sites cannot: the security policy forbids it. */
export const useIsFramed = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.self !== window.top,
    () => false,
  )
