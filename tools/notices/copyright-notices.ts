import notices from './copyright-notices.json' with { type: 'json' }
import type { ThirdPartyWork } from './work.ts'

const noticeOf: Readonly<Record<string, { notice: string; from: string }>> = notices

/** Binaries come in a package for each kind of machine. */
const OF_A_MACHINE = /-(linux|darwin|win32|android|freebsd|wasm32)-.*$/

/**
 * Adds what the licence file of a work says of copyright, where the work comes without that file. `from` in the list says
 * where it was read, in November 2026.
 */
export function withNotice(work: ThirdPartyWork): ThirdPartyWork {
  const notice = noticeOf[work.name.replace(OF_A_MACHINE, '')]?.notice
  return work.texts.length > 0 || notice === undefined ? work : { ...work, notice }
}
