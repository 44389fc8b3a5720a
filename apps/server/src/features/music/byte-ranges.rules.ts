interface ByteRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

const RANGE = /^bytes\s*=\s*(?:(\d+)\s*)?-\s*(\d*)$/i

/**
 * Returns the requested byte range of a file. A malformed, reversed or multi-part range is ignored
 * and the whole file is served. A range behind the end cannot be satisfied.
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
