import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../confirm.ts'
import { useCopy } from '../language.ts'
import { stopTextUploads, useTextUploads } from './file-uploads.ts'

const isUploading = () => useTextUploads.getState().all.length > 0

/** Asks before the text is left while files are on their way into it. */
export const useUploadBlocker = (): void => {
  const { editor } = useCopy().admin
  useBlocker({
    // A draft that gets its address stays where it is.
    shouldBlockFn: async ({ action }) => {
      if (action === 'REPLACE' || !isUploading()) return false
      const question = { text: editor.leaveUploads, yes: editor.leave, no: editor.stay }
      const isLeft = await confirm({ ...question, danger: true })
      if (isLeft) stopTextUploads()
      return !isLeft
    },
    enableBeforeUnload: isUploading,
  })
}
