/** How a form of a ticket carries its files: the reference of each that is uploaded, and a mark while one is on its way. */
export const FILE_FIELD = 'ticketFile'
export const FILE_ON_ITS_WAY = 'ticketFileOnItsWay'
