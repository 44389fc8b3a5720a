import { expect, it } from 'vitest'
import { isPrivateHost } from '../../../http/private-hosts.ts'
import { publicAddress } from './public-address.rules.ts'

const BASE = 'https://music.example/wapi'

it.each([
  ['https://songs.example/a.mp3', 'https://songs.example/a.mp3'],
  ['http://songs.example/a.mp3?k=1#t', 'https://songs.example/a.mp3?k=1#t'],
  ['http://songs.example:80/a.mp3', 'https://songs.example/a.mp3'],
  ['//songs.example/a.mp3', 'https://songs.example/a.mp3'],
  ['/wapi/audio/1-a.mp3', 'https://music.example/wapi/audio/1-a.mp3'],
  ['http://8.8.8.8/a.mp3', 'https://8.8.8.8/a.mp3'],
  ['https://[2606:4700::1111]/a', 'https://[2606:4700::1111]/a'],
])('returns %s as %s', (given, expected) => {
  expect(publicAddress(given, BASE)).toBe(expected)
})

it.each([
  'http://127.0.0.1/a.mp3',
  'http://127.1/a.mp3',
  'http://2130706433/a.mp3',
  'http://0x7f.0.0.1/a.mp3',
  'http://0177.0.0.1/a.mp3',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.31.255.255/',
  'http://192.168.1.1/router',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::a00:1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://router/',
  'http://nas.local/',
  'http://db.internal/',
  'https://me:secret@songs.example/a.mp3',
  'ftp://songs.example/a.mp3',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:audio/mp3;base64,AAAA',
  'http://',
  '',
  `https://songs.example/${'x'.repeat(2_000)}`,
])('rejects %s', (given) => {
  expect(publicAddress(given, BASE)).toBeUndefined()
})

it.each([null, undefined, 7, {}, ['https://songs.example/']])(
  'rejects %o, which is no address',
  (given) => {
    expect(publicAddress(given, BASE)).toBeUndefined()
  },
)

it('accepts private addresses below a private upstream', () => {
  expect(publicAddress('/song.mp3', 'http://127.0.0.1:3000')).toBeUndefined()
  expect(isPrivateHost('songs.example')).toBe(false)
})
