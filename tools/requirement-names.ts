/** Which requirements the tests name. */

const ID = /\b(?:SH|PE|[A-S])-\d{2}(?: to (?:SH|PE|[A-S])-\d{2})?\b/g

/**
 * The ids that stand in the texts of a test file: names of tests and of groups, not remarks beside them. "B-03 to B-05"
 * names all three.
 */
export function namedIn(source: string): string[] {
  // Remarks are matched too, so that a quote in one begins no text and slashes in a text begin no remark.
  const parts = source.match(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
  )
  const texts = (parts ?? []).filter((part) => !part.startsWith('/'))
  return texts.flatMap((text) => (text.match(ID) ?? []).flatMap(idsOf))
}

function idsOf(named: string): string[] {
  const [first = '', last = first] = named.split(' to ')
  const [group = '', from] = first.split('-')
  const [sameGroup, to] = last.split('-')
  if (group !== sameGroup) return [first, last]
  const count = Math.max(0, Number(to) - Number(from)) + 1
  return Array.from({ length: count }, (_, i) => `${group}-${String(Number(from) + i).padStart(2, '0')}`)
}

/**
 * @param later what waits, by id
 * @returns the ids that no test names, and those of them that need not be yet
 */
export function unnamed(
  list: Readonly<Record<string, string>>,
  later: Readonly<Record<string, string>>,
  named: ReadonlySet<string>,
): { missing: string[]; waiting: string[] } {
  const open = Object.entries(list).filter(([id]) => !named.has(id))
  const waits = ([id, words]: [string, string]) => id in later || words.startsWith('screen:')
  return {
    missing: open.filter((one) => !waits(one)).map(([id]) => id),
    waiting: open.filter(waits).map(([id]) => id),
  }
}
