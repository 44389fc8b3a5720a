import { connect, createServer, type Server } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { refusePrivatePeer } from './post-outside.ts'
import { isPrivateHost } from './private-hosts.ts'

it.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '100.64.0.1', '169.254.169.254', '172.31.0.1'],
  ...['192.168.1.1', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.1'],
  ...['203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  // As numbers, octal and hexadecimal, as a resolver reads them.
  ...['2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '127.1', '012.0.0.1'],
  ...['::', '::1', '::7f00:1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:93.184.216.34'],
  // Teredo, translated, 6to4, and others in which an IPv4 address hides.
  ...['2001::1', '2001:0:7f00:1::', '::ffff:0:7f00:1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::1', '2002:7f00:1::', '100::1', '2001:db8::1', '2001:2::1', '2001:20::1'],
  ...['fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '5f00::1'],
  ...['4000::1', 'e000::1', '[::1]', '[2001::1]'],
  ...['localhost', 'localhost.', 'db', 'printer.local', 'a.internal', 'x.home.arpa', ''],
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true)
})

it.each([
  ...['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '[2a00:1450:4001::1]'],
  ...['example.com', 'example.com.', 'hooks.example.org', '10.example.org'],
])('%s is public', (host) => {
  expect(isPrivateHost(host)).toBe(false)
})

const listening = async () => {
  const bytes: Buffer[] = []
  const server: Server = createServer((socket) => {
    socket.on('data', (chunk: Buffer) => bytes.push(chunk))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const { port } = server.address() as { port: number }
  return { port, bytes }
}

it('sends nothing to a private address after connecting', async () => {
  const { port, bytes } = await listening()
  const socket = connect(port, '127.0.0.1')
  refusePrivatePeer(socket)
  socket.write('secret')
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve))
  expect(error.message).toBe('a private address')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(Buffer.concat(bytes).toString()).toBe('')
})
