import { isOwnList } from '@lanting/contract'
import type { MusicPort } from '@lanting/player'
import type { Api } from '../../../shared/api/api.ts'
import { sortingOf } from '../list-order.rules.ts'
import { offsetOf } from '../lyric-offsets.rules.ts'
import { readOffsets } from '../lyric-offsets.ts'
import type { OwnApi } from '../mine/own-api.ts'
import { songLevel } from '../sound/data-saver.ts'

/** Fails without a toast, because the engine handles unplayable songs. */
const QUIET = { quiet: true } as const

export const musicPort = (
  api: Pick<Api, 'getSongDetail' | 'getSongUrl' | 'getLyric' | 'getPlaylistSongIds'>,
  ownApi: () => Promise<Pick<OwnApi, 'getOwnSongIds'>>,
): MusicPort => ({
  detail: async (id) =>
    (await api.getSongDetail({ query: { ids: String(id) } }, QUIET)).songs.at(0),
  address: async (id) =>
    (await api.getSongUrl({ query: { id, level: songLevel() } }, QUIET)).data.at(0)?.url ?? null,
  songIds: async (id, order) => {
    const query = { id, ...sortingOf(order) }
    if (isOwnList(id)) return (await (await ownApi()).getOwnSongIds({ query }, QUIET)).ids
    return (await api.getPlaylistSongIds({ query }, QUIET)).ids
  },
  lyric: async (id) => {
    const { lrc, tlyric, yrc, romalrc } = await api.getLyric({ query: { id } }, QUIET)
    return {
      lyric: lrc.lyric,
      translation: tlyric?.lyric,
      words: yrc?.lyric,
      romanisation: romalrc?.lyric,
      offsetMs: offsetOf(readOffsets(), id),
    }
  },
})
