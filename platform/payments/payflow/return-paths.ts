/** Where PayPal's page leads inside its frame, and where Payflow posts to by itself: addresses of the shop. */
export const RETURN_PATH = '/payflow/return'
export const ERROR_PATH = '/payflow/error'
export const CANCELLED_PATH = '/payflow/cancelled'
export const SILENT_POST_PATH = '/payflow/silent-post'
