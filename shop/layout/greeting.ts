import { shortenedName } from '#packages/text/shortened.ts'

/**
 * C-11, CA-99: the greeting, with the first word of the name cut to what there is room for.
 *
 * @param letters 7 on a desktop (C-12), 10 on a phone (C-13)
 */
export function greeting(firstName: string, letters: number): string {
  return `Hi, ${shortenedName(firstName, letters)}`
}

export const LETTERS = { desktop: 7, phone: 10 } as const
