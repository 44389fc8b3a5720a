import { matchLines } from './diff-lines.ts'

/** A part of a merged text: the same in both, or in conflict. */
export type MergedPart =
  | { readonly kind: 'agreed'; readonly text: string }
  | { readonly kind: 'disputed'; readonly mine: string; readonly theirs: string }

const sameText = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, place) => line === b[place])

/** Finds the next line of the base that both texts keep, from the given indexes on. */
const nextAnchor = (
  mine: readonly number[],
  theirs: readonly number[],
  from: { readonly base: number; readonly mine: number; readonly theirs: number },
) => {
  for (let place = from.base; place < mine.length; place += 1) {
    const [m = -1, t = -1] = [mine[place], theirs[place]]
    if (m >= from.mine && t >= from.theirs) return { base: place, mine: m, theirs: t }
  }
  return undefined
}

/** Merges the lines between two anchors. An unchanged side yields to the changed side. */
const settle = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): MergedPart[] => {
  if (sameText(mine, theirs) || sameText(base, theirs)) return agreed(mine)
  if (sameText(base, mine)) return agreed(theirs)
  return [{ kind: 'disputed', mine: mine.join('\n'), theirs: theirs.join('\n') }]
}

const agreed = (lines: readonly string[]): MergedPart[] =>
  lines.length > 0 ? [{ kind: 'agreed', text: lines.join('\n') }] : []

const joined = (parts: readonly MergedPart[]): MergedPart[] => {
  const all: MergedPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.kind === 'agreed' && part.kind === 'agreed') {
      all[all.length - 1] = { kind: 'agreed', text: `${last.text}\n${part.text}` }
    } else all.push(part)
  }
  return all
}

/**
 * Merges two texts with the same base. Changes in different places are both applied; different
 * changes in the same place are conflicts.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): MergedPart[] => {
  if (mine === theirs || base === theirs) return [{ kind: 'agreed', text: mine }]
  if (base === mine) return [{ kind: 'agreed', text: theirs }]
  const [b, m, t] = [base.split('\n'), mine.split('\n'), theirs.split('\n')]
  const [toMine, toTheirs] = [matchLines(b, m), matchLines(b, t)]
  const parts: MergedPart[] = []
  const at = { base: 0, mine: 0, theirs: 0 }
  for (;;) {
    const end = nextAnchor(toMine, toTheirs, at)
    const until = end ?? { base: b.length, mine: m.length, theirs: t.length }
    parts.push(
      ...settle(
        b.slice(at.base, until.base),
        m.slice(at.mine, until.mine),
        t.slice(at.theirs, until.theirs),
      ),
    )
    if (!end) return joined(parts)
    parts.push(...agreed(b.slice(end.base, end.base + 1)))
    at.base = end.base + 1
    at.mine = end.mine + 1
    at.theirs = end.theirs + 1
  }
}

export type Choice = 'mine' | 'theirs' | 'both'

const chosen = (part: MergedPart, choice: Choice): string => {
  if (part.kind === 'agreed') return part.text
  if (choice === 'both') return [part.mine, part.theirs].filter(Boolean).join('\n')
  return part[choice]
}

/** Builds the text from the choices. An open conflict keeps both sides. */
export const mergedText = (
  parts: readonly MergedPart[],
  choices: Readonly<Record<number, Choice>>,
): string => parts.map((part, place) => chosen(part, choices[place] ?? 'both')).join('\n')
