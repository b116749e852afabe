import type { Exception } from './exceptions.ts'
import type { LockedPackage } from './locked-packages.ts'

/** A problem with a package that the shop uses. */
export interface Finding {
  package: string
  version: string
  /** `fault`: a known vulnerability. `ended`: its authors have stopped. */
  about: 'licence' | 'fault' | 'ended'
  /** Completes the sentence that begins with the name of the package. */
  says: string
}

export interface Judgement {
  /** What fails the audit, as sentences. */
  problems: string[]
  /** What an exception excuses, with its reason and its date. */
  excused: string[]
}

/**
 * Which findings fail the audit, and which are excused.
 *
 * @param today as `2026-11-23`; an exception holds to the end of its last day
 * @returns problems as well for what the lists say of versions that the lock file no longer names
 */
export function judge(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  locked: readonly LockedPackage[],
  today: string,
): Judgement {
  const problems: string[] = []
  const excused: string[] = []
  const isLocked = (one: Version) =>
    locked.some(({ name, version }) => name === one.package && version === one.version)
  for (const finding of findings.filter(isLocked)) {
    const sentence = `${finding.package} ${finding.version} ${finding.says}.`
    const exception = exceptions.find((one) => isSame(one, finding) && one.about === finding.about)
    if (!exception) problems.push(sentence)
    else if (exception.until < today)
      problems.push(`${sentence} Its exception ended on ${exception.until}: ${exception.reason}`)
    else excused.push(`${sentence} Until ${exception.until}: ${exception.reason}`)
  }
  const gone = [...findings, ...exceptions].filter((one) => !isLocked(one))
  for (const name of new Set(gone.map((one) => `${one.package} ${one.version}`)))
    problems.push(`${name} is used no more: take it off the lists in tools/audit.`)
  return { problems, excused }
}

type Version = Pick<Finding, 'package' | 'version'>

const isSame = (a: Version, b: Version) => a.package === b.package && a.version === b.version
