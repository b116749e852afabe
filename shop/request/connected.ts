/** H-34, CA-63: letter for letter as the shop's sheet of words has it. Said by the first page after a social sign-in. */
export const CONNECTED = 'Your have successfully connected with social account.'
