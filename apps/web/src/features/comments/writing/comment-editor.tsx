import type { Comment, Reply } from '@lanting/contract'
import { useState } from 'react'
import { useCommentCopy } from '../use-comment-copy.ts'
import { ComposerActions } from './composer-actions.tsx'
import { ComposerField } from './composer-field.tsx'
import { useChangeComment } from './use-publish.ts'

interface Props {
  readonly comment: Comment | Reply
  readonly onClose: () => void
}

/** Changes a comment in its place. */
export const CommentEditor = ({ comment, onClose }: Props) => {
  const copy = useCommentCopy()
  const [text, setText] = useState(comment.content)
  const [pictures, setPictures] = useState<readonly string[]>(comment.pictures)
  const { change, isChanging } = useChangeComment(comment)
  const save = async () => {
    if ((await change({ content: text, pictures })) !== 'failed') onClose()
  }
  return (
    <div className="composer" data-kind="reply" data-filled="true">
      <div className="composer-main">
        <ComposerField
          autoFocus
          {...{ text, pictures }}
          onText={setText}
          onPictures={setPictures}
          label={copy.editField}
          onSend={save}
          actions={({ isFit, send }) => (
            <ComposerActions
              cancelLabel={copy.cancelEdit}
              onCancel={onClose}
              sendLabel={copy.saveEdit}
              isFit={isFit}
              isBusy={isChanging}
              onSend={send}
            />
          )}
        />
      </div>
    </div>
  )
}
