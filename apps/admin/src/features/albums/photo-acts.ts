import { type DeskAlbum, type DeskPhoto, PHOTO_DELETION, PHOTOS_AT_ONCE } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/ask.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { ALBUMS } from './albums.queries.ts'

const batchesOf = <T>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, turn) =>
    things.slice(turn * size, (turn + 1) * size),
  )

/** What can be done with the photos of an album. What destroys asks first. */
export const usePhotoActs = (album: DeskAlbum) => {
  const { photos, acts } = useCopy().admin
  const queries = useQueryClient()

  /**
   * However it ends, the screen shows what the server has; a failure has been told by the call.
   * What somebody thought better of answers false.
   */
  const act = async <T>(work: () => Promise<T>, done: (result: T) => string) => {
    try {
      say('info', done(await work()))
    } catch (error) {
      console.info('The photos are fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: ALBUMS })
    return true
  }
  const idsOf = (chosen: readonly DeskPhoto[]) => chosen.map(({ id }) => ({ id }))

  return {
    /** The last go in first, so that the first of them stands before all others. */
    add: (urls: readonly string[]) =>
      act(async () => {
        for (const batch of batchesOf(urls, PHOTOS_AT_ONCE).reverse()) {
          const photoList = batch.map((url) => ({ album_id: album.id, url }))
          await api.addPhotos({ body: { photoList } })
        }
        return urls.length
      }, photos.added),
    order: (rows: readonly DeskPhoto[]) =>
      act(
        () => api.orderPhotos({ body: { album_id: album.id, idList: rows.map(({ id }) => id) } }),
        () => photos.ordered,
      ),
    setCover: ({ url }: DeskPhoto) => {
      const { id, album_name, description } = album
      return act(
        () => api.updateAlbum({ body: { id, album_name, description, album_cover: url } }),
        () => photos.coverSet,
      )
    },
    bin: async (chosen: readonly DeskPhoto[]) => {
      if (!(await ask({ text: photos.confirmBin(chosen.length), yes: acts.delete }))) return false
      const body = { imgList: idsOf(chosen), type: PHOTO_DELETION.bin }
      return act(() => api.deletePhotos({ body }), photos.binned)
    },
    restore: (chosen: readonly DeskPhoto[]) =>
      act(
        () => api.revertPhotos({ body: { idList: chosen.map(({ id }) => id) } }),
        photos.restored,
      ),
    purge: async (chosen: readonly DeskPhoto[]) => {
      const text = photos.confirmPurge(chosen.length)
      if (!(await ask({ text, yes: photos.purge, grave: true }))) return false
      const body = { imgList: idsOf(chosen), type: PHOTO_DELETION.final }
      return act(() => api.deletePhotos({ body }), photos.purged)
    },
    emptyBin: async () => {
      if (!(await ask({ text: photos.confirmEmpty, yes: photos.emptyBin, grave: true })))
        return false
      return act(() => api.emptyPhotoBin({ params: { id: album.id } }), photos.purged)
    },
  }
}

export type PhotoActs = ReturnType<typeof usePhotoActs>
