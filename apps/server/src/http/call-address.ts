const CALL = /^\/+(?:api|wapi|rest)\//
const SLASHES = /\/{2,}/g

/** Some clients join base and path with a doubled slash. Pages are redirected instead. */
export const callAddress = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return CALL.test(path) ? path.replace(SLASHES, '/') + url.slice(path.length) : url
}
