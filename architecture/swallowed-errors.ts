import type { AST } from '@eslint-community/regexpp'
import {
  Chars,
  isPotentiallyZeroLength,
  type ReadonlyFlags,
  toUnicodeSet,
} from 'regexp-ast-analysis'

type Characters = ReturnType<typeof toUnicodeSet>['chars']

/** One way through an expression: its elements, groups opened. */
type Way = readonly AST.Element[]

/** More ways than this are not told apart; no expression of ours has so many. */
const WAYS_MAX = 500

const waysThrough = (elements: readonly AST.Element[]): Way[] =>
  elements.reduce<Way[]>(
    (ways, element) => {
      const isGroup = element.type === 'Group' || element.type === 'CapturingGroup'
      const next: Way[] = isGroup
        ? element.alternatives.flatMap((alternative) => waysThrough(alternative.elements))
        : [[element]]
      return ways.flatMap((way) => next.map((more) => [...way, ...more])).slice(0, WAYS_MAX)
    },
    [[]],
  )

/** All characters that an element may take. */
const charactersOf = (element: AST.Element, flags: ReadonlyFlags): Characters => {
  if (element.type === 'Quantifier') return charactersOf(element.element, flags)
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const inside = element.alternatives.flatMap(({ elements }) => elements)
    return inside.reduce((all, part) => all.union(charactersOf(part, flags)), Chars.empty(flags))
  }
  if (element.type === 'Backreference') return Chars.all(flags)
  return element.type === 'Assertion' ? Chars.empty(flags) : toUnicodeSet(element, flags).chars
}

const isEndless = (element: AST.Element) =>
  element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY

const isStart = (element: AST.Element) => element.type === 'Assertion' && element.kind === 'start'

const swallows = (way: Way, flags: ReadonlyFlags) => {
  if (way.some(isStart) && !flags.multiline) return false
  const before: Characters[] = []
  return way.some((element, at) => {
    const taken = charactersOf(element, flags)
    const rest = way.slice(at + 1)
    const mayFail = rest.some(
      (next) => !isPotentiallyZeroLength(next, flags) || next.type === 'Assertion',
    )
    const isSwallowing =
      isEndless(element) &&
      before.length > 0 &&
      mayFail &&
      before.every((start) => !start.isDisjointWith(taken))
    if (element.type !== 'Assertion' && !isPotentiallyZeroLength(element, flags)) before.push(taken)
    return isSwallowing
  })
}

/**
 * Whether a repetition without end may take the very characters by which a match begins: `<[^>]*>`
 * tries every `<` of a text without `>`, and reads on to its end each time.
 */
export const swallowsItsStart = (
  pattern: AST.Pattern,
  flags: ReadonlyFlags & { sticky: boolean },
) =>
  !flags.sticky &&
  pattern.alternatives
    .flatMap(({ elements }) => waysThrough(elements))
    .some((way) => swallows(way, flags))
