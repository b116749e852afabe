/** Where mock-ups are kept: those of a design in its own folder, so that they go with it. */
import { revisionFolder } from '../../design/rules/photo-storage.ts'

export const designMockUps = (revisionKey: string) => `${revisionFolder(revisionKey)}/mock-ups`

/** @param stamp  of the pictures of the samples: the same stamp means the same pixels */
export const sampleMockUps = (stamp: string) => `sample-mock-ups/${stamp}`

/** Where earlier versions of the shop kept the mock-ups of designs among all others. They are made again when asked for. */
export const FORMER_MOCK_UPS = 'mock-ups'
