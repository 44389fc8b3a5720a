import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { FileButton } from '../../shared/pictures/file-button.tsx'
import { folderSender } from '../../shared/pictures/picture-drop.ts'
import { UploadProgress } from '../../shared/pictures/upload-progress.tsx'
import { createPictureQueue, type Uploads, useUploads } from '../../shared/pictures/use-uploads.ts'
import { showToast } from '../../shared/toasts.ts'
import { UPLOADS } from './uploads.queries.ts'

/** Uploads continue when the screen is left. */
const queue = createPictureQueue()

/** The uploads that stay in the library. */
export const useLibraryUploads = (): Uploads => {
  const { uploads: copy } = useCopy().admin
  const queries = useQueryClient()
  return useUploads(
    {
      onUploaded: async (urls) => {
        for (const url of urls)
          await api.updateUpload({ body: { url, kept: true } }, { quiet: true })
        await queries.invalidateQueries({ queryKey: UPLOADS })
      },
      onEnd: (count) => showToast('info', copy.added(count)),
    },
    queue,
  )
}

/** Uploads pictures, or whole folders of them, and keeps them in the library. */
export const LibraryUpload = ({ uploads }: { uploads: Uploads }) => {
  const { uploads: copy } = useCopy().admin
  return (
    <>
      <div className="library-upload">
        <FileButton label={copy.add} onFiles={uploads.send} />
        <FileButton label={copy.addFolder} takesFolder onFiles={folderSender(uploads.send)} />
      </div>
      <UploadProgress uploads={uploads} />
    </>
  )
}
