/** The label of a surface inside a sentence: "the back", "coaster 2". */
export const sideInWords = (label: string) => `${/\d$/.test(label) ? '' : 'the '}${label.toLowerCase()}`
