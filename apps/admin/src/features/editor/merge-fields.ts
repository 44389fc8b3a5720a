import type { ArticleFields } from '@lanting/contract'
import { type MergedPart, mergedText, mergeTexts } from '../../shared/text/merge-texts.ts'

type FieldName = Exclude<keyof ArticleFields, 'article_content'>

export interface Conflict {
  readonly name: FieldName
  readonly mine: ArticleFields[FieldName]
  readonly theirs: ArticleFields[FieldName]
}

interface Merge {
  /** All fields except the text: the changed value, or mine when both changed. */
  readonly fields: ArticleFields
  readonly conflicts: readonly Conflict[]
  readonly text: readonly MergedPart[]
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Merges two articles with the same base. */
export const mergeFields = (
  base: ArticleFields,
  mine: ArticleFields,
  theirs: ArticleFields,
): Merge => {
  const names = (Object.keys(mine) as (keyof ArticleFields)[]).filter(
    (name): name is FieldName => name !== 'article_content',
  )
  const taken = names.map((name) => {
    const isTheirs = isSame(mine[name], base[name])
    return [name, isTheirs ? theirs[name] : mine[name]] as const
  })
  const conflicts = names
    .filter(
      (name) =>
        !isSame(mine[name], theirs[name]) &&
        !isSame(mine[name], base[name]) &&
        !isSame(theirs[name], base[name]),
    )
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
  return {
    fields: { ...mine, ...Object.fromEntries(taken) },
    conflicts,
    text: mergeTexts(base.article_content, mine.article_content, theirs.article_content),
  }
}

/** Merges two articles with the same base; undefined if they changed the same place. */
export const mergeCleanly = (
  base: ArticleFields,
  mine: ArticleFields,
  theirs: ArticleFields,
): ArticleFields | undefined => {
  const { fields, conflicts, text } = mergeFields(base, mine, theirs)
  const isClean = conflicts.length === 0 && text.every(({ kind }) => kind === 'agreed')
  return isClean ? { ...fields, article_content: mergedText(text, {}) } : undefined
}

/** Takes the edits of another window out again. What was typed since stays. */
export const withoutTheirs = (
  merged: ArticleFields,
  now: ArticleFields,
  before: ArticleFields,
): ArticleFields => {
  const { fields, text } = mergeFields(merged, now, before)
  const mine = Object.fromEntries(text.map((_, place) => [place, 'mine' as const]))
  return { ...fields, article_content: mergedText(text, mine) }
}
