/** Width and height as a shopper types them. */
import type { CustomSize } from '#packages/product/record.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'

export interface TypedMeasures {
  readonly width: string
  readonly height: string
}

export type Side = keyof TypedMeasures

export interface MeasureProblem {
  /** The field that it is said under. */
  readonly side: Side
  readonly sentence: string
}

export type ReadMeasures =
  | { kind: 'measures'; widthCm: number; heightCm: number }
  | ({ kind: 'problem' } & MeasureProblem)

const MM_PER_CM = 10

/** Both in whole centimetres, with or without "cm" behind them; or what is wrong with the first that is not so. */
export function readMeasures(typed: TypedMeasures, bounds: CustomSize): ReadMeasures {
  const widthCm = wholeCm(typed.width)
  const heightCm = wholeCm(typed.height)
  if (widthCm === undefined) return unread('width', typed.width)
  if (heightCm === undefined) return unread('height', typed.height)
  const [shorter, longer]: [Side, Side] = widthCm <= heightCm ? ['width', 'height'] : ['height', 'width']
  const [shortMm, longMm] = [Math.min(widthCm, heightCm) * MM_PER_CM, Math.max(widthCm, heightCm) * MM_PER_CM]
  const { minWidthMm, maxWidthMm, minHeightMm, maxHeightMm } = bounds
  if (shortMm < minWidthMm) return beyond(shorter, `at least ${inCm(minWidthMm)} cm`)
  if (longMm < minHeightMm) return beyond(longer, `at least ${inCm(minHeightMm)} cm`)
  if (longMm > maxHeightMm) return beyond(longer, `at most ${inCm(maxHeightMm)} cm`)
  if (shortMm > maxWidthMm) {
    return beyond(shorter, `at most ${inCm(maxWidthMm)} cm when the other is ${inCm(longMm)} cm`)
  }
  return { kind: 'measures', widthCm, heightCm }
}

/** What may be typed, in one sentence. */
export function boundsInWords({ minWidthMm, maxWidthMm, minHeightMm, maxHeightMm }: CustomSize): string {
  const shorter = `${inCm(minWidthMm)} to ${inCm(maxWidthMm)}`
  return `Whole centimetres: ${shorter} on the shorter side, ${inCm(minHeightMm)} to ${inCm(maxHeightMm)} on the longer one.`
}

function wholeCm(text: string): number | undefined {
  const [, digits] = /^(\d{1,6})(?: ?cm)?$/i.exec(tidiedText(text)) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const NAMES: Record<Side, string> = { width: 'width', height: 'height' }

function unread(side: Side, text: string): ReadMeasures {
  const what = tidiedText(text) === '' ? 'Please type' : 'Please write'
  return { kind: 'problem', side, sentence: `${what} the ${NAMES[side]} in whole centimetres, such as 43.` }
}

const beyond = (side: Side, bound: string): ReadMeasures => ({
  kind: 'problem',
  side,
  sentence: `This side is ${bound}.`,
})

const inCm = (lengthMm: number) => lengthMm / MM_PER_CM
