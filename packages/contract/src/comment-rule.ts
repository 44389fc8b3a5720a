import type { ArticleCommentRule, CommentRule } from './enumerations.ts'

interface Ruled {
  readonly comment_rule: CommentRule
}

/** An article may have a rule of its own; other subjects have that of the site. */
interface Subject {
  readonly comment_rule: ArticleCommentRule
}

/** Returns the rule for new comments on a subject: the particular one precedes the general one. */
export const commentRule = (site: Ruled, { comment_rule }: Subject): CommentRule =>
  comment_rule === 'default' ? site.comment_rule : comment_rule

interface Writer {
  readonly isAdministrator: boolean
  /** Whether a comment of this person is on the site already. */
  readonly isKnown: boolean
}

/** Returns what becomes of a new comment. The rules do not concern administrators. */
export const commentFate = (
  rule: CommentRule,
  { isAdministrator, isKnown }: Writer,
): 'publish' | 'hold' | 'refuse' => {
  if (isAdministrator || rule === 'open') return 'publish'
  if (rule === 'closed') return 'refuse'
  return rule === 'first' && isKnown ? 'publish' : 'hold'
}
