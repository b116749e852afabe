import { useSyncExternalStore } from 'react'
import { keepsCookies } from './device.ts'

/** Whether the browser keeps cookies; true until a browser can check. */
export const useKeepsCookies = (): boolean => useSyncExternalStore(NEVER_TOLD, keepsCookies, () => true)

/** Browsers send no event for a changed setting: a change needs a reload. */
const NEVER_TOLD = () => () => undefined
