import { type CommentPanelCopy, commentPanelCopy } from '@lanting/copy/comment-panel'
import { useCopyOf } from '../../shared/language.ts'

export const useCommentCopy = (): CommentPanelCopy => useCopyOf(commentPanelCopy)
