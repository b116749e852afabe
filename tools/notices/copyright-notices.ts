import notices from './copyright-notices.json' with { type: 'json' }
import type { ThirdPartyWork } from './work.ts'

const noticeOf: Readonly<Record<string, { notice: string; from: string }>> = notices

/** Adds what the licence file of a work says of copyright, read in its repository, where the work comes without that file. */
export function withNotice(work: ThirdPartyWork): ThirdPartyWork {
  const notice = noticeOf[work.name]?.notice
  return work.texts.length > 0 || notice === undefined ? work : { ...work, notice }
}
