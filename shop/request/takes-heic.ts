import { createContext } from 'react'

/** The shop's setting HEIC. */
export const TakesHeic = createContext(true)
