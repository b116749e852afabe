/** What a packed piece means for its way to the shopper. */
import type { Parcel } from './record.ts'

/**
 * The most that the post takes.
 *
 * @source Australia Post, parcel sizes and weights: 105 cm on the longest side, 22 kg, 0.25 cubic metres
 */
const POST = { longMm: 1050, weightG: 22_000, cubicMm: 0.25e9 }

/** Whether a courier must bring it, who goes to street addresses only. */
export function isOversize({ longMm, wideMm, highMm, weightG }: Parcel): boolean {
  return longMm > POST.longMm || weightG > POST.weightG || longMm * wideMm * highMm > POST.cubicMm
}
