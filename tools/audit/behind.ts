import { z } from 'zod'
import { npm } from './npm.ts'

export interface Behind {
  name: string
  version: string
  newest: string
  /** Whole days since the first release that is newer than ours; undefined when the registry does not tell. */
  days: number | undefined
}

const outdated = z.record(z.string(), z.object({ current: z.string().optional(), latest: z.string() }))
const times = z.record(z.string(), z.string())

/**
 * The packages of package.json of which the registry has a newer version.
 *
 * @param signal  bounds the time of all that is asked
 * @returns why there is no answer when the registry does not answer
 */
export async function packagesBehind(
  root: string,
  today: Date,
  signal: AbortSignal,
): Promise<Behind[] | { failure: string }> {
  // Ends with 1 when something is behind, which is an answer.
  const { text, failure } = await npm(root, ['outdated', '--json'], signal)
  const parsed = outdated.safeParse(text.trim() === '' ? undefined : JSON.parse(text))
  if (!parsed.success) return { failure }
  const found: Behind[] = []
  for (const [name, { current, latest }] of Object.entries(parsed.data)) {
    if (current === undefined || !isNewer(latest, current)) continue
    const { text: published } = await npm(root, ['view', name, 'time', '--json'], signal)
    const known = times.safeParse(published.trim() === '' ? undefined : JSON.parse(published))
    found.push({
      name,
      version: current,
      newest: latest,
      days: known.success ? daysBehind(known.data, current, today) : undefined,
    })
  }
  return found
}

/**
 * @param published  when each version was published, in ISO 8601, by version
 * @returns whole days since the first release above `version`; undefined when there is none
 */
export function daysBehind(
  published: Readonly<Record<string, string>>,
  version: string,
  today: Date,
): number | undefined {
  const since = Object.entries(published)
    .filter(([other]) => isNewer(other, version))
    .map(([, time]) => Date.parse(time))
  return since.length === 0 ? undefined : Math.floor((today.getTime() - Math.min(...since)) / 86_400_000)
}

/** Whether a release has the higher number; what has a suffix, such as `2.0.0-beta.1`, is none. */
function isNewer(version: string, than: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [ours, theirs] = [than, version].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  for (const [place, number] of (theirs ?? []).entries()) {
    const own = ours?.[place] ?? 0
    if (number !== own) return number > own
  }
  return false
}
