import type { ReactElement } from 'react'

/**
 * Children with siblings: elements, and never bare text, which a browser's translator would move away from under React
 * (PE-16). Text goes into an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
