/** Pictures come from this site (`/…`) or over https; never `data:`, never a bare `//host`. */
export const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?![/\\]))[^\s\\]*$/i

export const LINK_PROTOCOLS = ['http', 'https', 'mailto']

const OTHER_HOST = /^(?:https?:)?[/\\]{2}/i

export function leadsToOtherHost(address: string): boolean {
  return OTHER_HOST.test(address)
}
