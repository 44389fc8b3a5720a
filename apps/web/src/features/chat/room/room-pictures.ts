import type { Api } from '../../../shared/api/api.ts'
import type { useCopy } from '../../../shared/language.ts'
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useChatStore } from '../chat-store.ts'
import { createPictureQueue } from './picture-queue.ts'

interface UploadNeeds {
  readonly api: Api
  readonly copy: ReturnType<typeof useCopy>
}

/** One queue for the page, so that uploads go on while the room is closed. */
export const createRoomPictures = (needs: UploadNeeds) => {
  const pictures = createPictureQueue({
    upload: async (file, options) => (await uploadPicture(file, { ...needs, ...options })).url,
    send: (url) => void useChatStore.getState().chat?.send(url, 'image'),
  })
  useUserState.subscribe(({ userInfo }, before) => {
    if (before.userInfo && userInfo?.id !== before.userInfo.id) pictures.empty()
  })
  return pictures
}
