import type { ArticleCommentRule } from '@lanting/contract'

/** The rule of an article comes before that of the site. */
export const appliedRule = <S extends string>(
  ofArticle: ArticleCommentRule,
  ofSite: S,
): Exclude<ArticleCommentRule, 'default'> | S => (ofArticle === 'default' ? ofSite : ofArticle)
