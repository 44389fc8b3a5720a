import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of what Node's parser gives: it takes this for an upgrade, and leaves the rest unread. */
const LEAVE_THE_REST = 2

interface Parser {
  onIncoming?: () => number
}

/**
 * Without this the parser hands over every request that stands in one read: 64 kB hold 2,600 of them,
 * and a destroyed connection does not stop it.
 */
const stopParsing = (socket: Socket & { parser?: Parser | null }) => {
  if (socket.parser) socket.parser.onIncoming = () => LEAVE_THE_REST
}

/**
 * A connection asks for one thing at a time, as every browser and proxy does. One that asks again before
 * it is answered is closed: it could buy thousands of answers at once, and read none of them.
 */
export const refusePipelining = (handle: RequestListener): RequestListener => {
  const answers = new WeakMap<Socket, ServerResponse>()
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (answers.get(socket)?.writableFinished === false) {
      stopParsing(socket)
      socket.destroy()
      return
    }
    answers.set(socket, response)
    handle(request, response)
  }
}
