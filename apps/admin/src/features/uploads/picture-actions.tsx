import { writeClipboard } from '@lanting/browser'
import { type AdminUpload, isAttachmentUrl } from '@lanting/contract'
import { IconBookmark, IconBookmarkFilled, IconCopy, IconTransfer } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useAction } from '../../shared/use-action.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { UPLOADS } from './uploads.queries.ts'

/** Copies the address, replaces a picture, and keeps it in the library or lets it go. */
export const PictureActions = ({ upload }: { upload: AdminUpload }) => {
  const { url, uses } = upload
  const [isReplacing, setReplacing] = useState(false)
  const { uploads, user } = useCopy().admin
  const action = useAction(UPLOADS)
  const isKept = uses.some(({ place }) => place === 'library')
  const copy = async () => {
    try {
      await writeClipboard(new URL(url, location.origin).href)
      showToast('info', user.link.copied)
    } catch {
      showToast('error', uploads.notCopied)
    }
  }
  const keep = () =>
    action(
      () => api.updateUpload({ body: { url, kept: !isKept } }),
      isKept ? uploads.letGo : uploads.keptNow,
    )
  return (
    <>
      <RowAction name={uploads.copy} of={url} Icon={IconCopy} onClick={copy} />
      {!isAttachmentUrl(url) && (
        <RowAction
          name={uploads.replace}
          of={url}
          Icon={IconTransfer}
          onClick={() => setReplacing(true)}
        />
      )}
      <RowAction
        name={isKept ? uploads.release : uploads.keep}
        of={url}
        Icon={isKept ? IconBookmarkFilled : IconBookmark}
        onClick={keep}
      />
      {isReplacing && <ReplaceDialog upload={upload} onClose={() => setReplacing(false)} />}
    </>
  )
}
