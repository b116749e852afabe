interface Value {
  key: string
  value: string
}

interface Gateway {
  gateway: string
  /** No money moves. */
  isSandbox: boolean
}

const flags: Readonly<Record<string, string>> = {
  'authorize-net': 'authorizenet_sandbox_flag',
  payflow: 'payflowpro_sandbox_flag',
}

/**
 * K-19: where cards go through Authorize.Net or Payflow, its flag says what the settings say, whatever staff have set, so that no
 * client opens the form of the other side.
 */
export function withGatewayFlags(values: readonly Value[], open: Gateway | undefined): Value[] {
  const flag = open && flags[open.gateway]
  return values.map(({ key, value }) =>
    open && key === flag ? { key, value: open.isSandbox ? '1' : '0' } : { key, value },
  )
}
