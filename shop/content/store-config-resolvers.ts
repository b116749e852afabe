import { suburbsOf } from '#packages/postcodes/suburbs.ts'
import type { ShopContext } from '../api/context.ts'
import { contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { STATES, stateCodes } from '../fields/rules/states.ts'
import type { Country, QueryResolvers } from '../generated/resolvers.ts'
import { storeConfigOf } from './rules/store-config.ts'

export const storeQueries: Pick<
  QueryResolvers,
  'storeConfig' | 'availableStores' | 'currency' | 'countries' | 'country' | 'suburbs'
> = {
  storeConfig: (_, _arguments, context) => storeConfig(context),
  availableStores: async (_, _arguments, context) => [await storeConfig(context)],
  currency: () => currency,
  countries: () => [australia],

  country(_, { id }) {
    if (requiredInput(id, 'id') === australia.id) return australia
    throw contractError(refusal('graphql-no-such-entity', "The country isn't available."))
  },

  suburbs: (_, { postcode }) => suburbsOf(postcode).map(({ name, state }) => ({ name, region_code: state })),
}

async function storeConfig({ configuration, publicUrl, storeCode, visit }: ShopContext) {
  return storeConfigOf({
    configuration: await configuration(),
    publicUrl,
    storeCode: visit.store || storeCode,
  })
}

const australia: Country = {
  id: 'AU',
  two_letter_abbreviation: 'AU',
  three_letter_abbreviation: 'AUS',
  full_name_locale: 'Australia',
  full_name_english: 'Australia',
  available_regions: stateCodes.map((code, index) => ({ id: index + 1, code, name: STATES[code].name })),
}

const currency = {
  base_currency_code: 'AUD',
  base_currency_symbol: '$',
  default_display_currency_code: 'AUD',
  default_display_currency_symbol: '$',
  default_display_currecy_code: 'AUD',
  default_display_currecy_symbol: '$',
  available_currency_codes: ['AUD'],
  exchange_rates: [],
}
