import { watchDocument } from './cut-document.ts'
import { watchParts } from './late-parts.ts'
import { watchTyping } from './load-anew.ts'
import { watchStart } from './start-again.ts'
import { watchStyleSheets } from './style-sheets-again.ts'
import { putTypedBack, watchPresses } from './typed-text.ts'

putTypedBack()
watchPresses()
watchTyping()
watchDocument()
watchStart()
watchParts()
watchStyleSheets()
