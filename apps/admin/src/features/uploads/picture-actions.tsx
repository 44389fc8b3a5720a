import type { AdminUpload } from '@lanting/contract'
import { IconBookmark, IconBookmarkFilled, IconCopy } from '@tabler/icons-react'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useAction } from '../../shared/use-action.ts'
import { UPLOADS } from './uploads.queries.ts'

/** Copies the address, and keeps a picture in the library or lets it go. */
export const PictureActions = ({ upload: { url, uses } }: { upload: AdminUpload }) => {
  const { uploads, user } = useCopy().admin
  const action = useAction(UPLOADS)
  const isKept = uses.some(({ place }) => place === 'library')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(url, location.origin).href)
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
      <RowAction
        name={isKept ? uploads.release : uploads.keep}
        of={url}
        Icon={isKept ? IconBookmarkFilled : IconBookmark}
        onClick={keep}
      />
    </>
  )
}
