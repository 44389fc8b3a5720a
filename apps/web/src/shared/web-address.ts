interface WebAddress {
  readonly href: string
  /** As a person would say it. */
  readonly host: string
}

/** Where a link to somewhere else may lead: only to the web. Undefined for anything else. */
export const webAddress = (text: string): WebAddress | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, href, host } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return { href, host: host.replace(/^www\./, '') }
}
