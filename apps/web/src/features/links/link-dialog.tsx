import type { FriendLink } from '@lanting/contract'
import { Dialog, DialogHeader } from '../../shared/dialog/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import './link-dialog.css'
import { LinkForm } from './link-form.tsx'

interface Props {
  readonly link: FriendLink | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Applies for or edits a friend link. It fills the screen of a phone. */
export const LinkDialog = ({ link, onDone, onClose }: Props) => {
  const { links, messages } = useCopy()
  return (
    <Dialog onClose={onClose} className="padded-dialog link-sheet">
      <DialogHeader
        title={link ? links.change : links.apply}
        closeLabel={messages.close}
        onClose={onClose}
      />
      <LinkForm link={link} onDone={onDone} />
    </Dialog>
  )
}
