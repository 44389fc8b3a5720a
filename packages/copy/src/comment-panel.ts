import { commentPanel as english } from './en/comment-panel.ts'
import { commentPanel as chinese } from './zh-CN/comment-panel.ts'

export type CommentPanelCopy = typeof chinese

/** Separate from the copy that every page loads. It comes with the comments, in both languages. */
export const commentPanelCopy: Readonly<Record<'zh-CN' | 'en', CommentPanelCopy>> = {
  'zh-CN': chinese,
  en: english,
}
