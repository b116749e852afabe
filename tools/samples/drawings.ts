import type { SampleName } from '#packages/samples/samples.ts'
import { alphabet } from './drawings/alphabet.ts'
import { banksia } from './drawings/banksia.ts'
import { beachAbove } from './drawings/beach-above.ts'
import { paintedMeadow, tidewater } from './drawings/brushwork.ts'
import { desertFields, quietBands } from './drawings/colour-fields.ts'
import { dinosaurs } from './drawings/dinosaurs.ts'
import { duskDunes } from './drawings/dunes.ts'
import { gingerCat } from './drawings/ginger-cat.ts'
import { birthdayMia, helloSunshine } from './drawings/greetings.ts'
import { gumLeaves } from './drawings/gum-leaves.ts'
import { heightChart } from './drawings/height-chart.ts'
import { ikat } from './drawings/ikat.ts'
import { inkRanges } from './drawings/ink-wash.ts'
import { islandMap } from './drawings/island-map.ts'
import { kelpie } from './drawings/kelpie.ts'
import { kookaburra } from './drawings/kookaburra.ts'
import { lakeDays } from './drawings/lake-days.ts'
import { lemons } from './drawings/lemons.ts'
import { lighthouse } from './drawings/lighthouse.ts'
import { magpie } from './drawings/magpie.ts'
import { driftInk, marbled } from './drawings/marbling.ts'
import { balance, quarters } from './drawings/mid-century.ts'
import { familyWreath, home, nameOlive } from './drawings/names.ts'
import { bookSpread, calendarMonth, cardBack } from './drawings/paper-goods.ts'
import { kingOfHearts, queenOfSpades } from './drawings/photo-cards.ts'
import { mistyRanges } from './drawings/ranges.ts'
import { redCentre } from './drawings/red-centre.ts'
import { reef } from './drawings/reef.ts'
import { arches, ditsyFlowers, gumTrail, terrazzo, wavyCheck } from './drawings/repeats.ts'
import { riverGums } from './drawings/river-gums.ts'
import { rocket } from './drawings/rocket.ts'
import { sunPath, surfFromAbove } from './drawings/seascapes.ts'
import { southernNight } from './drawings/southern-night.ts'
import { starMap } from './drawings/star-map.ts'
import { melbourneStops, sydneyStops } from './drawings/stops.ts'
import { stormPlains } from './drawings/storm-plains.ts'
import { terraces } from './drawings/terraces.ts'
import { townMap } from './drawings/town-map.ts'
import { vases } from './drawings/vases.ts'
import { waratah } from './drawings/waratah.ts'
import { wattle } from './drawings/wattle.ts'
import { whale } from './drawings/whale.ts'
import { blanketCheck, gingham, rugStripes } from './drawings/woven.ts'
import type { Sheet } from './studio/sheet.ts'

/** Who draws which sample. A sample that nobody draws, or a drawing that nobody lists, does not compile. */
export const drawings: Readonly<Record<SampleName, () => Sheet>> = {
  banksia,
  wattle,
  'gum-leaves': gumLeaves,
  waratah,
  lemons,
  vases,
  magpie,
  kookaburra,
  whale,
  'beach-above': beachAbove,
  lighthouse,
  'river-gums': riverGums,
  'red-centre': redCentre,
  'southern-night': southernNight,
  'storm-plains': stormPlains,
  reef,
  terraces,
  kelpie,
  'ginger-cat': gingerCat,
  tidewater,
  'painted-meadow': paintedMeadow,
  'desert-fields': desertFields,
  'quiet-bands': quietBands,
  balance,
  quarters,
  marbled,
  'drift-ink': driftInk,
  'ink-ranges': inkRanges,
  'sun-path': sunPath,
  'surf-from-above': surfFromAbove,
  'misty-ranges': mistyRanges,
  'dusk-dunes': duskDunes,
  'rug-stripes': rugStripes,
  gingham,
  'blanket-check': blanketCheck,
  ikat,
  'ditsy-flowers': ditsyFlowers,
  'wavy-check': wavyCheck,
  arches,
  terrazzo,
  'gum-trail': gumTrail,
  home,
  'lake-days': lakeDays,
  'family-wreath': familyWreath,
  'birthday-mia': birthdayMia,
  'hello-sunshine': helloSunshine,
  'name-olive': nameOlive,
  'town-map': townMap,
  'island-map': islandMap,
  'star-map': starMap,
  dinosaurs,
  rocket,
  alphabet,
  'height-chart': heightChart,
  'calendar-month': calendarMonth,
  'card-back': cardBack,
  'king-of-hearts': kingOfHearts,
  'queen-of-spades': queenOfSpades,
  'book-spread': bookSpread,
  'sydney-stops': sydneyStops,
  'melbourne-stops': melbourneStops,
}
