import { WebSocket } from 'ws'

const TOO_LARGE_CODE = 1009

/**
 * A socket of `ws` whose owner hears of a message that is too large before the close, at its header:
 * the rest is never kept. `ws` itself closes first, and nothing may follow a close.
 */
export class RoomSocket extends WebSocket {
  #isTold = false

  override close(code?: number, reason?: string | Buffer): void {
    if (code === TOO_LARGE_CODE && !this.#isTold && this.readyState === WebSocket.OPEN) {
      this.#isTold = true
      this.emit('too-large')
    }
    super.close(code, reason)
  }
}
