import { commentPanel as english } from './en/comment-panel.ts'
import type { InBothLanguages } from './in-both-languages.ts'
import { commentPanel as chinese } from './zh-CN/comment-panel.ts'

export type CommentPanelCopy = typeof chinese

/** Separate from the copy that every page loads. It comes with the comments, in both languages. */
export const commentPanelCopy: InBothLanguages<CommentPanelCopy> = {
  'zh-CN': chinese,
  en: english,
}
