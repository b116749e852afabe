import parse from 'spdx-expression-parse'
import type { Finding } from './findings.ts'
import { ALLOWED_LICENCES, LICENCES_FOR_SOME } from './licence-rules.ts'
import type { LockedPackage } from './locked-packages.ts'

/**
 * Whether a package may be used under its licence. Of licences joined by OR one has to be allowed, of those joined by
 * AND each.
 *
 * @param expression in SPDX's words, such as `(MIT OR GPL-2.0-only)`
 * @returns false as well for what is no SPDX expression, for `+` and for an exception (`WITH`): a person looks at those
 */
export function isLicenceAllowed(expression: string, packageName: string): boolean {
  const allowed = new Set([
    ...ALLOWED_LICENCES,
    ...LICENCES_FOR_SOME.filter(({ packages }) => packages.test(packageName)).flatMap(
      ({ licences }) => licences,
    ),
  ])
  const holds = (part: parse.Info): boolean => {
    if ('conjunction' in part)
      return part.conjunction === 'and'
        ? holds(part.left) && holds(part.right)
        : holds(part.left) || holds(part.right)
    return 'license' in part && !part.plus && part.exception === undefined && allowed.has(part.license)
  }
  try {
    return holds(parse(expression))
  } catch {
    // The parser throws on what is no SPDX expression, such as "SEE LICENSE IN LICENSE.md".
    return false
  }
}

/** The packages whose licence is missing, unreadable or not on the list. */
export function licenceFindings(packages: readonly LockedPackage[]): Finding[] {
  return packages
    .filter(({ name, licence }) => licence === undefined || !isLicenceAllowed(licence, name))
    .map(({ name, version, licence }) => ({
      package: name,
      version,
      about: 'licence',
      says: licence === undefined ? 'names no licence' : `has the licence ${licence}`,
    }))
}
