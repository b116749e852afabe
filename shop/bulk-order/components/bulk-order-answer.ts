/** What came of a file. */
export type BulkOrderAnswer =
  | { kind: 'done'; rows: number; notices: readonly RowMessage[] }
  | { kind: 'refused'; problems: readonly RowMessage[] }
  /** The session is over: file and photos stay until the customer has signed in again. */
  | { kind: 'signed-out' }

export interface RowMessage {
  /** As the spreadsheet counts; null for the file as a whole. */
  line?: number | null
  column?: string | null
  message: string
}
