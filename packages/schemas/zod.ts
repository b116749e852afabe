import { z } from 'zod'

// In a browser zod would try `new Function` for a faster check: our policy forbids it, and browsers report each try.
if (!('process' in globalThis)) z.config({ jitless: true })

/** The zod of everything that also runs in browsers. It is set up before the first schema is made. */
export { z }
