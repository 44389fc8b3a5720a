import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { CatalogueStore } from '../catalogue.store.ts'
import type { Call, Catalogue } from './catalogue.ts'
import { readId } from './ids.rules.ts'
import { SHARE_PATH } from './share-page.ts'
import type { SharesStore } from './shares.store.ts'
import { isoTime } from './song-shapes.rules.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly catalogue: Pick<Catalogue, 'childrenById'>
  readonly songs: Pick<CatalogueStore, 'songs' | 'songsOfAlbum'>
  readonly shares: SharesStore
  readonly publicUrl: string
  readonly now: Clock
}

const SHARES_MAX = 200
const SONGS_MAX = 500
const KEY_BYTES = 12
const ROW_MAX = 2_147_483_647

const rowIdOf = ({ parameters }: Call) => {
  const id = Number(parameters.required('id'))
  if (!Number.isInteger(id) || id < 1 || id > ROW_MAX) throw notFound('share')
  return id
}

/** Zero and nothing mean: without an end. */
const endOf = ({ parameters }: Call): number | null => {
  const at = parameters.number('expires') ?? 0
  return at > 0 ? at : null
}

/** Calls that give songs and albums away under a public address. */
export const shareCalls = ({ catalogue, songs, shares, publicUrl, now }: Needs) => {
  const songsIn = async ({ parameters }: Call): Promise<number[]> => {
    parameters.required('id')
    const lists = await Promise.all(
      parameters.all('id').map(async (text) => {
        const subject = readId(text)
        if (subject?.kind === 'song') return (await songs.songs([subject.id])).map(({ id }) => id)
        if (subject?.kind !== 'album') throw notFound('song')
        return (await songs.songsOfAlbum(subject.id)).map(({ id }) => id)
      }),
    )
    const ids = [...new Set(lists.flat())]
    if (ids.length === 0) throw notFound('song')
    if (ids.length > SONGS_MAX) throw new SubsonicError('generic', 'Too many songs for one share')
    return ids
  }

  const shown = async (call: Call, onlyId?: number) => {
    const rows = await shares.ofUser(call.listener.id)
    const share = await Promise.all(
      rows
        .filter(({ id }) => onlyId === undefined || id === onlyId)
        .map(async (row) => ({
          id: String(row.id),
          url: `${publicUrl}${SHARE_PATH}${row.key}`,
          ...(row.description !== '' && { description: row.description }),
          username: call.listener.username,
          created: isoTime(row.created_at),
          ...(row.expires_at !== null && { expires: isoTime(row.expires_at) }),
          ...(row.visited_at !== null && { lastVisited: isoTime(row.visited_at) }),
          visitCount: row.visits,
          entry: await catalogue.childrenById(call, row.songs),
        })),
    )
    return { shares: { share } }
  }

  return {
    getShares: (call: Call) => shown(call),

    createShare: async (call: Call) => {
      const { listener, parameters } = call
      const ids = await songsIn(call)
      if ((await shares.ofUser(listener.id)).length >= SHARES_MAX) {
        throw new SubsonicError('generic', 'Too many shares')
      }
      const share = {
        key: randomBytes(KEY_BYTES).toString('base64url'),
        description: parameters.optional('description') ?? '',
        songs: ids,
        expires_at: endOf(call),
      }
      return shown(call, await shares.add(listener.id, share, now()))
    },

    updateShare: async (call: Call) => {
      const { listener, parameters } = call
      const description = parameters.optional('description')
      const change = {
        ...(description !== undefined && { description }),
        ...(parameters.optional('expires') !== undefined && { expires_at: endOf(call) }),
      }
      if (!(await shares.update(listener.id, rowIdOf(call), change))) throw notFound('share')
      return {}
    },

    deleteShare: async (call: Call) => {
      if (!(await shares.remove(call.listener.id, rowIdOf(call)))) throw notFound('share')
      return {}
    },
  }
}
