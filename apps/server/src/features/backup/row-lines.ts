const LINE_END = 0x0a
/** Many times what the longest article takes, in all its forms. */
const LINE_MAX_BYTES = 16 * 1_048_576

/** Splits bytes that come in pieces into lines; each call returns the lines that have ended. */
export const createLines = () => {
  let rest: Uint8Array[] = []
  let restBytes = 0
  return {
    *endedBy(part: Uint8Array): Iterable<string> {
      let from = 0
      for (let end = part.indexOf(LINE_END); end >= 0; end = part.indexOf(LINE_END, from)) {
        yield Buffer.concat([...rest, part.subarray(from, end)]).toString('utf8')
        rest = []
        restBytes = 0
        from = end + 1
      }
      rest.push(part.subarray(from))
      restBytes += part.length - from
      if (restBytes > LINE_MAX_BYTES) throw new Error('a line is too long')
    },
    /** Whether the last line has ended. */
    isWhole: () => restBytes === 0,
  }
}
