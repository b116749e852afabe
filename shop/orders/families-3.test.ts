import { testFamiliesOf } from './testing/family-journeys.ts'

await testFamiliesOf(import.meta.filename)
