/** The page of the identity check. Apart from `paths`, as names there are sent with every page. */
export const IDENTIFICATION = '/validate/identification'

export const identificationPaths = {
  identification: () => IDENTIFICATION,
} as const
