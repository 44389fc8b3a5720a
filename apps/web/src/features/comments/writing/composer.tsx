import { type ReactNode, useState } from 'react'
import { useDraft } from '../../../shared/drafts.ts'
import { useCommentCopy } from '../use-comment-copy.ts'
import { ComposerActions } from './composer-actions.tsx'
import { ComposerField } from './composer-field.tsx'
import { type Destination, usePublish } from './use-publish.ts'

interface Props {
  readonly destination: Destination
  /** The avatar of the user. */
  readonly face?: ReactNode
  readonly autoFocus?: boolean
  readonly onPublished?: () => void
}

const draftKey = ({ type, for_id, reply }: Destination) =>
  `comment ${type} ${for_id} ${reply ? `${reply.parent_id} ${reply.to_id}` : ''}`.trim()

/** Writes a comment or reply. The draft stays until the server confirms it. */
export const Composer = ({ destination, face, autoFocus, onPublished }: Props) => {
  const copy = useCommentCopy()
  const [text, setText] = useDraft(draftKey(destination))
  const [pictures, setPictures] = useState<readonly string[]>([])
  const { publish, isPublishing } = usePublish(destination)
  const [isHeld, setIsHeld] = useState(false)
  const isFilled = text !== '' || pictures.length > 0

  const clear = () => {
    setText('')
    setPictures([])
  }
  const send = async () => {
    const outcome = await publish({ content: text, pictures })
    // Keeps the text after a failure.
    if (outcome === 'failed') return
    clear()
    setIsHeld(outcome === 'held')
    if (outcome === 'published') onPublished?.()
  }

  const { reply } = destination
  return (
    <div className="composer" data-kind={reply ? 'reply' : 'comment'} data-filled={isFilled}>
      {face}
      <div className="composer-main">
        {reply && <p className="composer-recipient">{copy.to(reply.name)}</p>}
        <ComposerField
          {...{ text, pictures, autoFocus }}
          onText={setText}
          onPictures={setPictures}
          label={reply ? copy.replyField(reply.name) : copy.field}
          note={isHeld && text === '' ? copy.held : undefined}
          onSend={send}
          actions={({ isFit, send }) =>
            isFilled && (
              <ComposerActions
                cancelLabel={copy.clear}
                onCancel={clear}
                sendLabel={isPublishing ? copy.publishing : copy.publish}
                isFit={isFit}
                isBusy={isPublishing}
                onSend={send}
              />
            )
          }
        />
      </div>
    </div>
  )
}
