export interface ByteRange {
  readonly start: number
  /** The last byte, itself included. */
  readonly end: number
}

const RANGE = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(\d*)$/i

/**
 * The part of a file that is asked for. What is malformed, upside down or asks for several parts is
 * answered with the whole file, as if it had not been said; what lies behind the end cannot be given.
 */
export const rangeOf = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const [, first = '', last = ''] = RANGE.exec(header?.trim() ?? '') ?? []
  if (first + last === '') return 'whole'
  if (first === '') {
    const start = Math.max(0, size - Number(last))
    return start < size ? { start, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'unsatisfiable'
}
