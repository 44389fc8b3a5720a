import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A return value for Node's parser: it treats the request as an upgrade, and leaves the rest unread. */
const LEAVE_THE_REST = 2

interface Parser {
  onIncoming?: () => number
}

/**
 * Without this the parser emits every request of one read: 64 kB hold 2,600 of them, and destroying
 * the connection does not stop it.
 */
const stopParsing = (socket: Socket & { parser?: Parser | null }) => {
  if (socket.parser) socket.parser.onIncoming = () => LEAVE_THE_REST
}

/**
 * Allows one request at a time on a connection, as every browser and proxy sends them. A connection
 * that sends a request before its answer is closed: it could order thousands of answers and read none.
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
