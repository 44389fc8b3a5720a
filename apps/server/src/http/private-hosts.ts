import { BlockList, isIP } from 'node:net'

/** Addresses that lead into a machine, a house or a data centre, and none that leads to a stranger. */
const PRIVATE: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
const PRIVATE_NAME =
  /^[^.]*$|\.(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/i

/** One list for each kind: in a common one, a subnet of mapped addresses blocks all of the others. */
const listOf = (kind: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const subnet of PRIVATE.filter((it) => it.includes(':') === (kind === 'ipv6'))) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), kind)
  }
  return list
}
const blocked = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') }

export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const version = isIP(host)
  if (version === 0) return PRIVATE_NAME.test(host)
  const kind = version === 6 ? 'ipv6' : 'ipv4'
  return blocked[kind].check(host, kind)
}
