import type { AST } from '@eslint-community/regexpp'
import {
  Chars,
  isPotentiallyZeroLength,
  type ReadonlyFlags,
  toUnicodeSet,
} from 'regexp-ast-analysis'

type Characters = ReturnType<typeof toUnicodeSet>['chars']

/** One path through an expression: its elements, with groups expanded. */
type RegexPath = readonly AST.Element[]

/** Further paths are ignored. No expression of the product has so many. */
const PATHS_MAX = 500

const pathsThrough = (elements: readonly AST.Element[]): RegexPath[] =>
  elements.reduce<RegexPath[]>(
    (paths, element) => {
      const isGroup = element.type === 'Group' || element.type === 'CapturingGroup'
      const next: RegexPath[] = isGroup
        ? element.alternatives.flatMap((alternative) => pathsThrough(alternative.elements))
        : [[element]]
      return paths.flatMap((path) => next.map((more) => [...path, ...more])).slice(0, PATHS_MAX)
    },
    [[]],
  )

/** Returns all characters that an element can match. */
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

const repeatsStart = (path: RegexPath, flags: ReadonlyFlags) => {
  if (path.some(isStart) && !flags.multiline) return false
  const before: Characters[] = []
  return path.some((element, at) => {
    const taken = charactersOf(element, flags)
    const rest = path.slice(at + 1)
    const mayFail = rest.some(
      (next) => !isPotentiallyZeroLength(next, flags) || next.type === 'Assertion',
    )
    const matchesStart =
      isEndless(element) &&
      before.length > 0 &&
      mayFail &&
      before.every((start) => !start.isDisjointWith(taken))
    if (element.type !== 'Assertion' && !isPotentiallyZeroLength(element, flags)) before.push(taken)
    return matchesStart
  })
}

/**
 * Returns whether an unbounded repetition can match the characters that a match starts with.
 * Example: `<[^>]*>` tries every `<` of a text without `>`, and reads to the end each time.
 */
export const isQuadratic = (pattern: AST.Pattern, flags: ReadonlyFlags & { sticky: boolean }) =>
  !flags.sticky &&
  pattern.alternatives
    .flatMap(({ elements }) => pathsThrough(elements))
    .some((path) => repeatsStart(path, flags))
