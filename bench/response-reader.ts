const HEAD_END = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: (\d+)/i

/**
 * Reads responses from the bytes of a connection. It supports only the needed part of HTTP: a
 * response with a length, and the status 200.
 */
export const responseReader = (onAnswer: (succeeded: boolean) => void) => {
  let unread: Buffer | undefined
  let missing = 0
  let succeeded = false

  return (chunk: Buffer): void => {
    const bytes = unread ? Buffer.concat([unread, chunk]) : chunk
    unread = undefined
    let at = 0
    while (at < bytes.length) {
      if (missing > 0) {
        const taken = Math.min(missing, bytes.length - at)
        missing -= taken
        at += taken
      } else {
        const end = bytes.indexOf(HEAD_END, at, 'latin1')
        if (end < 0) {
          unread = bytes.subarray(at)
          return
        }
        const head = bytes.toString('latin1', at, end)
        succeeded = head.startsWith('HTTP/1.1 200 ')
        missing = Number(LENGTH.exec(head)?.[1] ?? 0)
        at = end + HEAD_END.length
      }
      if (missing === 0) onAnswer(succeeded)
    }
  }
}
