import ipaddr from 'ipaddr.js'

const PRIVATE_NAME =
  /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i

/** Global unicast, the only public part of IPv6; several ranges in it are not public either. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => {
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}

/**
 * Whether a host is private: any address that is not global unicast, in any notation, and any name
 * that only a private network resolves.
 */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return ipaddr.isValid(host) ? !isGlobal(ipaddr.parse(host)) : PRIVATE_NAME.test(host)
}
