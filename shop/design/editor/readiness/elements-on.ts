import type { DesignElement, PhotoElement } from '#packages/design-document/design.ts'
import type { Face } from './check.ts'

/** All elements of the surfaces, in their order. */
const elementsOn = (faces: readonly Face[]): DesignElement[] => faces.flatMap(({ face }) => face.elements)

export const photosOn = (faces: readonly Face[]): PhotoElement[] =>
  elementsOn(faces).filter((element) => element.type === 'photo')

export const hasWordsOn = (faces: readonly Face[]): boolean =>
  elementsOn(faces).some((element) => element.type === 'text')
