import { CallError } from '@lanting/browser'
import {
  type AdminAlbum,
  type AdminPhoto,
  PAGE_SIZE_MAX,
  PHOTO_DELETION,
  PHOTO_STATUS,
} from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, failureText } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { useAction } from '../../shared/use-action.ts'
import { ALBUMS } from './albums.queries.ts'
import { addInBatches, clientIdOf } from './photo-batches.ts'
import { factsOf } from './photo-facts.ts'
import { saveOrder } from './photo-order.ts'

/** They outlive the screen of their album, as its uploads do. */
const adders = new Map<number, ReturnType<typeof addInBatches>>()

const adderOf = (albumId: number) => {
  const known = adders.get(albumId)
  if (known) return known
  const adder = addInBatches((urls) => {
    const photoList = urls.map((url) => ({
      album_id: albumId,
      url,
      client_id: clientIdOf(url),
      ...factsOf(url),
    }))
    return api.addPhotos({ body: { photoList, atEnd: true } }, { quiet: true })
  })
  adders.set(albumId, adder)
  return adder
}

/** The actions for the photos of an album. Destructive actions ask first. */
export const usePhotoActions = (album: AdminAlbum) => {
  const copy = useCopy()
  const { photos, actions } = copy.admin
  const queries = useQueryClient()
  const run = useAction(ALBUMS)
  /** Returns true. A declined confirmation returns false instead. */
  const action = async <T>(work: () => Promise<T>, done: (result: T) => string) => {
    await run(work, done)
    return true
  }
  const idsOf = (chosen: readonly AdminPhoto[]) => chosen.map(({ id }) => ({ id }))

  return {
    /** Adds uploaded pictures behind the others, in their order. */
    add: async (urls: readonly string[]) => {
      await adderOf(album.id)(urls)
      await queries.invalidateQueries({ queryKey: ALBUMS })
    },
    addFromLibrary: (url: string) =>
      action(
        () => api.addPhotos({ body: { photoList: [{ album_id: album.id, url }], atEnd: true } }),
        () => photos.added(1),
      ),
    reload: () => queries.invalidateQueries({ queryKey: ALBUMS }),
    reportAdded: (count: number) => showToast('info', photos.added(count)),
    order: async (ids: readonly number[]) => {
      const quiet = { quiet: true } as const
      const asked = { id: album.id, current: 1, size: PAGE_SIZE_MAX, status: PHOTO_STATUS.normal }
      try {
        await saveOrder(ids, {
          send: (idList) => api.orderPhotos({ body: { album_id: album.id, idList } }, quiet),
          read: async () => (await api.getPhotoList({ body: asked }, quiet)).list,
          isIncomplete: (error) => error instanceof CallError && error.reason === 'orderIncomplete',
        })
        showToast('info', photos.ordered)
      } catch (error) {
        showToast('error', failureText(error, copy))
      }
      await queries.invalidateQueries({ queryKey: ALBUMS })
    },
    setCover: ({ url }: AdminPhoto) => {
      const { id, album_name, description } = album
      return action(
        () => api.updateAlbum({ body: { id, album_name, description, album_cover: url } }),
        () => photos.coverSet,
      )
    },
    trash: async (chosen: readonly AdminPhoto[]) => {
      if (!(await confirm({ text: photos.confirmTrash(chosen.length), yes: actions.delete })))
        return false
      const body = { imgList: idsOf(chosen), type: PHOTO_DELETION.trash }
      return action(() => api.deletePhotos({ body }), photos.trashed)
    },
    restore: (chosen: readonly AdminPhoto[]) =>
      action(
        () => api.revertPhotos({ body: { idList: chosen.map(({ id }) => id) } }),
        photos.restored,
      ),
    purge: async (chosen: readonly AdminPhoto[]) => {
      const text = photos.confirmPurge(chosen.length)
      if (!(await confirm({ text, yes: photos.purge, danger: true }))) return false
      const body = { imgList: idsOf(chosen), type: PHOTO_DELETION.final }
      return action(() => api.deletePhotos({ body }), photos.purged)
    },
    emptyTrash: async () => {
      if (!(await confirm({ text: photos.confirmEmpty, yes: photos.emptyTrash, danger: true })))
        return false
      return action(() => api.emptyPhotoTrash({ params: { id: album.id } }), photos.purged)
    },
  }
}
