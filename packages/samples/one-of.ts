/** Before the name of a series: its first sample on every piece, as in a set that has one design. */
export const ONE_OF = 'one-of-'
