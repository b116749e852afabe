import { isOpenToOthers } from '../network/open-to-others.ts'

/** Where the test gateway answers, which has an origin of its own as every gateway has. */
export interface TestGatewaySettings {
  /** Undefined takes the shop's port and 1000, or any free one. */
  port: number | undefined
  /** Scheme and host as browsers know it, without a trailing slash; undefined means a name of this machine. */
  url: string | undefined
}

/** What a process that serves it knows of it. */
export interface TestGatewayAddress {
  /** Scheme and host as browsers know the gateway, without a trailing slash. */
  url: string
  /** Whether a page of this origin belongs to the shop. */
  isShop: (origin: string) => boolean
}

export interface TestGatewayVariables {
  TEST_GATEWAY_PORT?: number | undefined
  TEST_GATEWAY_URL?: string | undefined
}

export function testGatewaySettings(values: TestGatewayVariables): TestGatewaySettings {
  const url = values.TEST_GATEWAY_URL
  return { port: values.TEST_GATEWAY_PORT, url: url ? new URL(url).origin : undefined }
}

/**
 * What is wrong with the variables together, one sentence each; their own forms were checked before.
 *
 * @param isChosen   whether the test gateway is the one that is open; its variables are ignored otherwise
 * @param publicUrl  the shop's address; undefined where it has none but that of its own machine
 */
export function testGatewayProblems(
  values: TestGatewayVariables,
  isChosen: boolean,
  publicUrl: string | undefined,
): string[] {
  if (!isChosen) return []
  if (!values.TEST_GATEWAY_URL) {
    return isOpenToOthers(publicUrl)
      ? [
          'TEST_GATEWAY_URL must be set, because PUBLIC_URL is open to others: their browsers reach the test gateway at an address of its own.',
        ]
      : []
  }
  if (!publicUrl) return []
  const [gateway, shop] = [new URL(values.TEST_GATEWAY_URL), new URL(publicUrl)]
  // Cookies know no ports.
  if (gateway.hostname === shop.hostname) {
    return [
      'TEST_GATEWAY_URL must have another host than PUBLIC_URL: cookies of a host are sent to all its ports.',
    ]
  }
  if (shop.protocol === 'https:' && gateway.protocol !== 'https:' && isOpenToOthers(gateway.href)) {
    return ['TEST_GATEWAY_URL must begin with https:// because PUBLIC_URL does.']
  }
  return []
}
