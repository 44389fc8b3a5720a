import { isPrivateHost } from '../../../http/private-hosts.ts'

const ADDRESS_MAX = 2_000

/** Returns an address that visitors may get: `https`, public, without credentials. */
export const publicAddress = (value: unknown, base: string): string | undefined => {
  if (typeof value !== 'string' || value === '' || value.length > ADDRESS_MAX) return undefined
  if (!URL.canParse(value, base)) return undefined
  const address = new URL(value, base)
  if (address.protocol === 'http:') address.protocol = 'https:'
  if (address.protocol !== 'https:' || address.username || address.password) return undefined
  return isPrivateHost(address.hostname) ? undefined : address.href
}
