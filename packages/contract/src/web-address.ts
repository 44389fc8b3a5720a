/** Whether the text is an address of another site. */
export const isWebAddress = (text: string): boolean => {
  // A URL is read without its line breaks and tabs, but a header and a line of text have them.
  if (/\p{Cc}/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** Whether the text is a path on this site that no browser takes for another host. */
export const isOwnAddress = (text: string): boolean =>
  /^\/(?![/\\])/.test(text) && !/[\s\\"'()<>]/.test(text)

/** Whether the text is a picture of this site, or one on HTTPS. */
export const isPictureAddress = (text: string): boolean =>
  isOwnAddress(text) ||
  (isWebAddress(text) && text.startsWith('https:') && !/[\s\\"'()<>]/.test(text))

/** A URL in a text, up to a space, quotation mark, bracket or Chinese character. */
export const WEB_ADDRESS =
  /https?:\/\/[^\s<>"'`\p{Script=Han}\u2018-\u201f\u3000-\u303f\uff00-\uffef\p{Cf}]+/giu
