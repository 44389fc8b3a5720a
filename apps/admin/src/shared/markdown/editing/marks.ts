export type Mark = '**' | '*' | '~~' | '==' | '`'

/** A selection and the text on both sides of it. */
interface Place {
  readonly before: string
  readonly selected: string
  readonly after: string
}

/** The text that replaces the selection and some characters on both sides, and the new selection. */
interface Toggled {
  readonly around: number
  readonly insert: string
  readonly from: number
  readonly to: number
}

const runOf = (text: Iterable<string>, sign: string) => {
  let length = 0
  for (const one of text) {
    if (one !== sign) break
    length += 1
  }
  return length
}

const reversed = (text: string) => text.split('').reverse()

/** `*`, `**` and both together are the same sign. */
const marksOf = (sign: string, count: number): readonly Mark[] => {
  if (sign === '*') return count >= 3 ? ['*', '**'] : [count === 2 ? '**' : '*']
  if (sign === '`') return count === 1 ? ['`'] : []
  if (count < 2) return []
  if (sign === '~') return ['~~']
  return sign === '=' ? ['=='] : []
}

/** Returns the marks that begin at the same place on both sides, the nearest first. */
const pairs = (left: readonly string[], right: readonly string[]): Mark[] => {
  const [sign = ''] = left
  if (sign === '' || right[0] !== sign) return []
  const marks = marksOf(sign, Math.min(runOf(left, sign), runOf(right, sign)))
  if (marks.length === 0) return []
  const { length } = marks.join('')
  return [...marks, ...pairs(left.slice(length), right.slice(length))]
}

/** Marks inside of a code are its text. */
const withoutCodeText = (marks: readonly Mark[]) => marks.slice(Math.max(0, marks.lastIndexOf('`')))

/** The nearest first. A code contains no other marks. */
const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => {
  if (marks.includes(mark)) return marks.toSpliced(marks.indexOf(mark), 1)
  return mark !== '`' && marks[0] === '`' ? marks.toSpliced(1, 0, mark) : [mark, ...marks]
}

/** Puts a mark around the selection, or takes it away, and leaves the other marks. */
export const toggleMark = ({ before, selected, after }: Place, mark: Mark): Toggled => {
  const inside = pairs([...selected], reversed(selected))
  const insideLength = inside.join('').length
  const isInside = insideLength * 2 < selected.length
  const trimmed = isInside ? insideLength : 0
  const outside = pairs(reversed(before), [...after])
  const all = [...(isInside ? inside.toReversed() : []), ...outside]
  const marks = withoutCodeText(all)
  const around = outside.join('').length
  // The text of a code may begin with signs that were taken for marks.
  const kept = all.slice(0, all.length - marks.length).join('').length
  const whole = before.slice(before.length - around) + selected + after.slice(0, around)
  const start = around + trimmed - kept
  const core = whole.slice(start, whole.length - start)
  const next = withMark(marks, mark)
  const open = next.toReversed().join('')
  return {
    around,
    insert: open + core + next.join(''),
    from: open.length,
    to: open.length + core.length,
  }
}
