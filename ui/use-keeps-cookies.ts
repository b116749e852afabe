import { useSyncExternalStore } from 'react'
import { keepsCookies } from './device.ts'

/** Whether the browser keeps cookies; taken to be so until a browser can say. */
export const useKeepsCookies = (): boolean => useSyncExternalStore(NEVER_TOLD, keepsCookies, () => true)

/** Nothing tells of a changed setting: browsers ask for the page again. */
const NEVER_TOLD = () => () => undefined
