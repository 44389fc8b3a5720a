import type { Clock } from '../../../platform/clock.ts'
import type { CatalogueStore } from '../catalogue.store.ts'
import type { AnnotationsStore } from './annotations.store.ts'
import type { Call } from './catalogue.ts'
import { albumIdOf, artistIdOf, expectId, readId } from './ids.rules.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly songs: Pick<CatalogueStore, 'songs'>
  readonly annotations: AnnotationsStore
  readonly now: Clock
}

const DAY_MS = 86_400_000
/** Apps send what was heard without a network when they have one again. */
const OLDEST_PLAY_MS = 30 * DAY_MS

/** `id` may name anything; some apps star an album by it. */
const subjectsOf = ({ parameters }: Call) => {
  const subjects = ['id', 'albumId', 'artistId'].flatMap((name) =>
    parameters.all(name).map((text) => {
      const subject = readId(text)
      if (!subject || subject.kind === 'playlist') throw notFound('song')
      return subject
    }),
  )
  if (subjects.length === 0) {
    throw new SubsonicError('missingParameter', 'Parameter id, albumId or artistId is missing')
  }
  return {
    songs: subjects.flatMap((one) => (one.kind === 'song' ? [one.id] : [])),
    others: subjects.flatMap((one) => {
      if (one.kind === 'album') return [albumIdOf(one.id)]
      return one.kind === 'artist' ? [artistIdOf(one.id)] : []
    }),
  }
}

/** Calls that keep stars and plays of the listener. */
export const annotationCalls = ({ songs, annotations, now }: Needs) => {
  const existing = async (ids: readonly number[]) => (await songs.songs(ids)).map(({ id }) => id)

  return {
    star: async (call: Call) => {
      const subjects = subjectsOf(call)
      const ids = await existing(subjects.songs)
      if (ids.length < new Set(subjects.songs).size) throw notFound('song')
      await annotations.star(call.listener.id, ids, subjects.others, now())
      return {}
    },

    unstar: async (call: Call) => {
      const subjects = subjectsOf(call)
      await annotations.unstar(call.listener.id, subjects.songs, subjects.others)
      return {}
    },

    /** A call without `submission` tells what is heard now, which nobody else sees. */
    scrobble: async (call: Call) => {
      const { parameters, listener } = call
      parameters.required('id')
      const at = now()
      const times = parameters.all('time').map(Number)
      const heard = parameters.all('id').map((text, index) => {
        const time = times[index] ?? at
        const isLikely = time > at - OLDEST_PLAY_MS && time <= at
        return { songId: expectId('song', text), at: isLikely ? Math.floor(time) : at }
      })
      const ids = new Set(await existing([...new Set(heard.map(({ songId }) => songId))]))
      if (parameters.flag('submission') === false) return {}
      await annotations.played(
        listener.id,
        heard.filter(({ songId }) => ids.has(songId)),
      )
      return {}
    },
  }
}
