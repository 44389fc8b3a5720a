/** An address of another site, as links name them. */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** An address on this site: a path, and nothing that a browser would take for another host. */
export const isOwnAddress = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) && !/[\s\\"'()<>]/.test(text)

/** A picture of this site, or one that is fetched safely. */
export const isPictureAddress = (text: string): boolean =>
  isOwnAddress(text) ||
  (isWebAddress(text) && text.startsWith('https:') && !/[\s\\"'()<>]/.test(text))
