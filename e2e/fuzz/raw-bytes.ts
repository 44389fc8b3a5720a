import type { Random } from './random.ts'

const HOST = 'Host: localhost\r\n'
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

const line = (...parts: string[]) => `${parts.join('\r\n')}\r\n`

/** Bytes that are hardly a request, or end half way. */
const TEXTS: readonly string[] = [
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  line('GET /home HTTP/1.1', '', ''),
  `GET http://evil.example/home HTTP/1.1\r\n${HOST}\r\n`,
  `GET * HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT evil.example:80 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /home\u0000 HTTP/1.1\r\n${HOST}\r\n`,
  `GET /\\ HTTP/1.1\r\n${HOST}\r\n`,
  `GET // HTTP/1.1\r\n${HOST}\r\n`,
  `GET /${'a'.repeat(30_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /home HTTP/1.1\r\n${HOST}X: ${'a'.repeat(30_000)}\r\n\r\n`,
  `GET /home HTTP/1.1\r\n${HOST}${'A: b\r\n'.repeat(3_000)}\r\n`,
  `POST /api/user/login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  `POST /api/user/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /api/user/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\n`,
  `POST /api/user/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
  `POST /api/upload/img HTTP/1.1\r\n${HOST}Content-Type: multipart/form-data\r\nContent-Length: 3\r\n\r\nabc`,
  `GET /ws/ HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`,
  `GET /ws/?a HTTP/1.1\r\n${HOST}${UPGRADE}Sec-WebSocket-Key: x\r\n\r\n`,
  `GET /home HTTP/1.1\r\n${HOST}${UPGRADE}${KEY}\r\n`,
  `GET /home HTTP/1.1\r\n${HOST}\r\nGET /home HTTP/1.1\r\n${HOST}\r\nBREW`,
  `GET /home HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`,
]

/**
 * Beginnings of frames after a valid handshake: wrong lengths, reserved bits, no mask, half a mask.
 */
const FRAMES: readonly (readonly number[])[] = [
  [0x81, 0x00],
  [0x81, 0x85, 0, 0, 0, 0, 123, 125, 0],
  [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  [0xf1, 0x80, 0, 0, 0, 0],
  [0x89, 0x80, 0, 0, 0, 0, 0x8a, 0x80, 0, 0, 0, 0],
  [0x80, 0x80, 0, 0, 0, 0],
  [0x01, 0x81, 0, 0, 0, 0, 0x7b, 0x80, 0x80, 0, 0, 0, 0],
  [0x82, 0x81, 0, 0, 0, 0, 0xff],
  [0x88, 0x81, 0, 0, 0, 0, 0x01],
  [0x81, 0x81, 0, 0, 0, 0, 0xff],
]

export const rawBytes = (random: Random): Buffer => {
  if (random.chance(0.6)) return Buffer.from(random.pick(TEXTS))
  const handshake = `GET /ws/ HTTP/1.1\r\n${HOST}${UPGRADE}${KEY}\r\n`
  const frames = Array.from({ length: 1 + random.below(3) }, () => random.pick(FRAMES)).flat()
  return Buffer.concat([Buffer.from(handshake), Buffer.from(frames)])
}
