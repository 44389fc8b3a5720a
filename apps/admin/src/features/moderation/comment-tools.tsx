import { LENGTH } from '@lanting/contract'
import { IconMessage, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { MODERATION } from './moderation.queries.ts'
import type { ModerationItem } from './moderation-item.ts'

interface FormProps {
  readonly row: ModerationItem
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

const ReplyForm = ({ row, onDone, onClose }: FormProps) => {
  const { moderation } = useCopy().admin
  const { clientId } = useClientId()
  const isHeld = row.name.source === 'held'
  const send = async (form: FormData) => {
    const content = formText(form, 'content')
    const body = { id: row.name.id, content, client_id: clientId(content) }
    await (isHeld
      ? api.replyToHeld({ body }, { quiet: true })
      : api.backReplyToComment({ body }, { quiet: true }))
  }
  return (
    <DialogForm
      title={moderation.replyTo(row.author)}
      submitLabel={isHeld ? moderation.replyToHeld : moderation.reply}
      onSubmit={send}
      onDone={() => onDone(isHeld ? moderation.heldReplied : moderation.replied)}
      onClose={onClose}
    >
      <blockquote className="quoted-post" dir="auto">
        {row.text}
      </blockquote>
      {isHeld && <p className="hint">{moderation.heldReplyLead}</p>}
      <TextAreaField
        label={moderation.reply}
        name="content"
        rows={5}
        required
        maxLength={LENGTH.comment}
      />
    </DialogForm>
  )
}

const EditForm = ({ row, onDone, onClose }: FormProps) => {
  const { moderation } = useCopy().admin
  const send = (form: FormData) =>
    api.backUpdateComment(
      { body: { id: row.name.id, content: formText(form, 'content') } },
      { quiet: true },
    )
  return (
    <DialogForm
      title={moderation.editComment}
      onSubmit={send}
      onDone={() => onDone(moderation.edited)}
      onClose={onClose}
    >
      <TextAreaField
        label={moderation.text}
        hint={moderation.editHint}
        name="content"
        rows={5}
        required
        defaultValue={row.content}
      />
    </DialogForm>
  )
}

/** Reply to a comment, which approves a held one, and edit one that is on the site. */
export const CommentTools = ({ row }: { row: ModerationItem }) => {
  const { moderation } = useCopy().admin
  const [open, setOpen] = useState<'none' | 'reply' | 'edit'>('none')
  const action = useAction(MODERATION)
  if (row.name.kind !== 'comment') return null
  const isHeld = row.name.source === 'held'
  const close = () => setOpen('none')
  const done = (text: string) => {
    close()
    void action(async () => undefined, text)
  }
  return (
    <>
      <RowAction
        name={isHeld ? moderation.replyToHeld : moderation.reply}
        of={row.text}
        Icon={IconMessage}
        onClick={() => setOpen('reply')}
      />
      {!isHeld && (
        <RowAction
          name={moderation.editComment}
          of={row.text}
          Icon={IconPencil}
          onClick={() => setOpen('edit')}
        />
      )}
      {open === 'reply' && <ReplyForm row={row} onDone={done} onClose={close} />}
      {open === 'edit' && <EditForm row={row} onDone={done} onClose={close} />}
    </>
  )
}
