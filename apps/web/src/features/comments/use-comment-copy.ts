import { type CommentPanelCopy, commentPanelCopy } from '@lanting/copy/comment-panel'
import { useLanguage } from '../../shared/language.ts'

export const useCommentCopy = (): CommentPanelCopy => commentPanelCopy[useLanguage()]
