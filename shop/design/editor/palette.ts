/** Colours offered for words and edges. They are the shopper's print colours, the same in every brand of the shop. */
export interface Colour {
  name: string
  colour: string
}

export const PAPER = '#fbf8f2'
export const INK = '#1e2a25'

export const textColours: readonly Colour[] = [
  { name: 'Paper', colour: PAPER },
  { name: 'Ink', colour: INK },
  { name: 'Eucalyptus', colour: '#24463a' },
  { name: 'Wattle', colour: '#f3c537' },
  { name: 'Ochre', colour: '#a1331e' },
]

export const edgeColours: readonly Colour[] = [
  { name: 'Paper', colour: PAPER },
  { name: 'Sand', colour: '#d8c7a6' },
  { name: 'Eucalyptus', colour: '#24463a' },
  { name: 'Harbour', colour: '#2f5d7c' },
  { name: 'Ochre', colour: '#a1331e' },
]

export const backgroundColours: readonly Colour[] = [
  { name: 'White', colour: '#ffffff' },
  { name: 'Black', colour: '#000000' },
  ...edgeColours.slice(1, 4),
]
