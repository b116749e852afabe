/** Width and height of a label exchanged: "60 × 45 cm". One that begins with other words says what stays as it is. */
export const turnedWords = (label: string): string => label.replace(/^([\d.]+) × ([\d.]+)/, '$2 × $1')
