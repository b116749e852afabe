import { putBack, watchPresses } from './carried-over.ts'
import { watchDocument } from './cut-document.ts'
import { watchParts } from './lazy-parts.ts'
import { watchTouches } from './reload.ts'
import { watchStart } from './start-again.ts'
import { watchStyleSheets } from './style-sheets-again.ts'

putBack()
watchPresses()
watchTouches()
watchDocument()
watchStart()
watchParts()
watchStyleSheets()
