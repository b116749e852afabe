/** The small form of zod, for what browsers load: what is not used of it is left out. Import it as a namespace. */
import { config } from 'zod/mini'

// In a browser zod would try `new Function` for a faster check: our policy forbids it, and browsers report each try.
if (!('process' in globalThis)) config({ jitless: true })

export * from 'zod/mini'
