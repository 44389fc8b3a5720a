/** Pictures come from this site (`/…`) or over https; never `data:`, never a bare `//host`. */
export const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?![/\\]))[^\s\\]*$/i

/** A page over https shows no picture without it. Nearly every host has both. */
export function secureAddress(address: string): string {
  return address.replace(/^(?:http:)?\/\/(?=[^/\\])/i, 'https://')
}

export const LINK_PROTOCOLS = ['http', 'https', 'mailto']

const OTHER_HOST = /^(?:https?:)?[/\\]{2}/i

export function leadsToOtherHost(address: string): boolean {
  return OTHER_HOST.test(address)
}
