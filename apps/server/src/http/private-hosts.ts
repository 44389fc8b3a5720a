import ipaddr from 'ipaddr.js'

const PRIVATE_NAME =
  /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i

/** The only part of IPv6 in which strangers live; several ranges in it do not lead to them either. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean => {
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}

/**
 * Whether a host leads into a machine, a house or a data centre, and to no stranger: any address
 * that is not global unicast, however it is written, and names that only a private network knows.
 */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return ipaddr.isValid(host) ? !isGlobal(ipaddr.parse(host)) : PRIVATE_NAME.test(host)
}
