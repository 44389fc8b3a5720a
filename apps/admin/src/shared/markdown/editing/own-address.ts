/** Pages of this site get addresses without a host, so that the text survives a move. */
export const ownAddress = (text: string, siteUrl: string): string | undefined => {
  const address = text.trim()
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const { origin, pathname, search, hash } = new URL(address)
  const isCard =
    /^\?(?:id|song)=\d+$/.test(search) || (search === '' && /^\/article\/[^/]+$/.test(pathname))
  return origin === siteUrl && hash === '' && isCard ? pathname + search : undefined
}
