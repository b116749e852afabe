/** O-23: said as soon as the connection is lost. The form goes on by itself when it is back (PE-21). */
export const NOT_SENT = { isGood: false, message: 'Submission failed. Please try again.' }
