import { z } from 'zod'
import type { Finding } from './findings.ts'
import type { LockedPackage } from './locked-packages.ts'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      nodes: z.array(z.string()),
      /** Of a package that is hit only through one that it uses: the name of that. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

/**
 * The known vulnerabilities of locked packages.
 *
 * @param text what `npm audit --json` printed, here or on a machine with a better line and the same lock file
 * @returns undefined when it is no such report, but for example the error of a registry that keeps none
 */
export function advisoryFindings(text: string, locked: readonly LockedPackage[]): Finding[] | undefined {
  const parsed = report.safeParse(jsonOf(text))
  if (!parsed.success) return undefined
  return Object.entries(parsed.data.vulnerabilities).flatMap(([name, { severity, range, via }]) => {
    const advisories = via.filter((one) => typeof one !== 'string')
    if (advisories.length === 0) return []
    const listed = advisories.map(({ title, url }) => `${title} (${url})`).join('; ')
    return locked
      .filter((one) => one.name === name)
      .map(({ version }) => ({
        package: name,
        version,
        about: 'fault' as const,
        says: `has a fault, ${severity}, in ${range}: ${listed}`,
      }))
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
