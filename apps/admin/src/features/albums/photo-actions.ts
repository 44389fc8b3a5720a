import { type AdminAlbum, type AdminPhoto, PHOTO_DELETION, PHOTOS_AT_ONCE } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { useAction } from '../../shared/use-action.ts'
import { ALBUMS } from './albums.queries.ts'
import { factsOf } from './photo-facts.ts'

const batchesOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, turn) =>
    things.slice(turn * size, (turn + 1) * size),
  )

/** The actions for the photos of an album. Destructive actions ask first. */
export const usePhotoActions = (album: AdminAlbum) => {
  const { photos, actions } = useCopy().admin
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
      for (const batch of batchesOf(urls, PHOTOS_AT_ONCE)) {
        const photoList = batch.map((url) => ({ album_id: album.id, url, ...factsOf(url) }))
        await api.addPhotos({ body: { photoList, atEnd: true } }, { quiet: true })
      }
      await queries.invalidateQueries({ queryKey: ALBUMS })
    },
    addFromLibrary: (url: string) =>
      action(
        () => api.addPhotos({ body: { photoList: [{ album_id: album.id, url }], atEnd: true } }),
        () => photos.added(1),
      ),
    reload: () => queries.invalidateQueries({ queryKey: ALBUMS }),
    reportAdded: (count: number) => showToast('info', photos.added(count)),
    order: (rows: readonly AdminPhoto[]) =>
      action(
        () => api.orderPhotos({ body: { album_id: album.id, idList: rows.map(({ id }) => id) } }),
        () => photos.ordered,
      ),
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
