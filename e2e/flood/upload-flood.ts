import { pngBomb, seeThroughPng } from '../../apps/server/src/testing/pictures.ts'
import { type FloodConnections, pour } from './flood-connections.ts'
import type { FloodPlan } from './flood-plan.ts'

const UPLOADS = 12
const GIVEN_UP_AFTER_MS = 150
const RETRIED_AFTER_MS = 20
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const TAIL = '\r\n--x--\r\n'
/** A picture with few bytes and a long decoding time. */
const TALL_ROWS = 4_000_000
const ENDLESS_BYTES = 9 * 1_048_576

const post = (token: string, length: number) =>
  [
    ...['POST /api/upload/img HTTP/1.1', 'Host: x', `Authorization: ${token}`],
    ...['Content-Type: multipart/form-data; boundary=x', 'Connection: close'],
    ...[`Content-Length: ${length}`, '', ''],
  ].join('\r\n')

/** One user uploads pictures, expensive pictures, and files that are aborted half way. */
export const uploads = async ({ keepOpen }: FloodConnections, { token }: FloodPlan) => {
  const pictures = [await seeThroughPng(600, 600), pngBomb(1, TALL_ROWS, TALL_ROWS)]
  const whole = pictures.map((picture) => {
    const body = Buffer.concat([Buffer.from(HEAD), picture, Buffer.from(TAIL)])
    return Buffer.concat([Buffer.from(post(token, body.length)), body])
  })
  let turn = 0
  keepOpen(UPLOADS, (socket) => {
    turn += 1
    const hangUp = (afterMs: number) => setTimeout(() => socket.destroy(), afterMs)
    const picture = whole[turn % 3]
    if (picture) {
      socket.write(picture)
      // One sender waits for the response, the other does not.
      if (turn % 2) socket.once('data', () => hangUp(RETRIED_AFTER_MS))
      else hangUp(GIVEN_UP_AFTER_MS)
      return
    }
    socket.write(post(token, ENDLESS_BYTES) + HEAD)
    pour(socket, Buffer.alloc(65_536, 'x'))
    hangUp(GIVEN_UP_AFTER_MS)
  })
}
