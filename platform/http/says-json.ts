export const NOT_JSON = 'The content type must be application/json.'

/** Whether a request says that its body is JSON: a page of another site can send no such body without a preflight. */
export const saysJson = ({ headers }: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')
