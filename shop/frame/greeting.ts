/**
 * C-11, CA-99: the greeting, with the first word of the name cut to what there is room for.
 *
 * @param letters 7 on a desk (C-12), 10 on a phone (C-13)
 */
export function greeting(firstName: string, letters: number): string {
  const word = [...(firstName.trim().split(/\s+/)[0] ?? '')]
  return `Hi, ${word.length > letters ? `${word.slice(0, letters).join('')}…` : word.join('')}`
}

export const LETTERS = { desk: 7, phone: 10 } as const
