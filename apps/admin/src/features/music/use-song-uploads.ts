import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { askBeforeUnload } from '../../shared/pictures/ask-before-unload.ts'
import { uploadSlots } from '../../shared/pictures/upload-slots.ts'
import type { SongFile } from './dropped-songs.ts'
import { MUSIC } from './music.queries.ts'
import { sendSongFile } from './send-song-file.ts'
import { createSongQueue } from './song-queue.ts'

/** Uploads continue when the screen is left, and are shown again when it is opened. */
const queue = createSongQueue({ send: sendSongFile, slots: uploadSlots })
askBeforeUnload(queue)

/** Uploads songs, then their lyrics and covers. Failed files stay for a retry. */
export const useSongUploads = () => {
  const queries = useQueryClient()
  const all = useSyncExternalStore(queue.subscribe, queue.all)
  const onEnd = () => void queries.invalidateQueries({ queryKey: MUSIC })
  return {
    all,
    isBusy: queue.isBusy(),
    send: (files: readonly SongFile[]) => queue.send(files, onEnd),
    retry: (folder: string) => queue.retry(folder, onEnd),
    dismiss: queue.dismiss,
  }
}

export type SongUploads = ReturnType<typeof useSongUploads>
