import { droppedFiles, type FoundFile, filesOfFolder } from '../dropped-files.ts'
import { useLanguageStore } from '../language.ts'
import { showToast } from '../toasts.ts'
import { fileDrop } from './file-drop.ts'
import { isOfInterest, picturesAmong } from './found-pictures.ts'

type Send = (files: readonly File[]) => void

const sendPictures = (found: readonly FoundFile[], send: Send) => {
  const { pictures, others } = picturesAmong(found)
  const { pictureUploads } = useLanguageStore.getState().copy.admin
  if (others.length > 0) showToast('error', pictureUploads.leftOut(others))
  if (pictures.length > 0) send(pictures)
}

/** Sends the pictures of a folder that was chosen in a field. */
export const folderSender = (send: Send) => (files: readonly File[]) =>
  sendPictures(filesOfFolder(files), send)

/** The properties of an element that takes dropped pictures and folders of pictures. */
export const pictureDrop = (send: Send) =>
  fileDrop((_, dropped) => {
    void droppedFiles(dropped, isOfInterest).then((found) => sendPictures(found, send))
  })
