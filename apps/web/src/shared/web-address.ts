interface WebAddress {
  readonly href: string
  /** The readable host. */
  readonly host: string
}

/** Parses an external link. Accepts only http and https; undefined for other texts. */
export const webAddress = (text: string): WebAddress | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, href, host } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return { href, host: host.replace(/^www\./, '') }
}
