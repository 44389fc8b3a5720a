import type { Clock } from '../../../platform/clock.ts'
import type { AlbumsStore } from '../albums.store.ts'
import type { ArtistsStore } from '../artists.store.ts'
import type { CatalogueStore } from '../catalogue.store.ts'
import type { AnnotationsStore } from './annotations.store.ts'
import type { Call } from './catalogue.ts'
import { albumIdOf, artistIdOf, expectId, readId, type Subject, songIdOf } from './ids.rules.ts'
import type { RatingsStore } from './ratings.store.ts'
import { notFound, SubsonicError } from './subsonic-error.ts'

interface Needs {
  readonly songs: Pick<CatalogueStore, 'songs'>
  readonly albums: Pick<AlbumsStore, 'albums'>
  readonly artists: Pick<ArtistsStore, 'artists'>
  readonly annotations: AnnotationsStore
  readonly ratings: RatingsStore
  readonly now: Clock
}

const RATING_MAX = 5
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
  const idsOf = (kind: Subject['kind']) => [
    ...new Set(subjects.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ]
  return { songs: idsOf('song'), albums: idsOf('album'), artists: idsOf('artist') }
}

type Subjects = ReturnType<typeof subjectsOf>

const othersIn = ({ albums, artists }: Subjects) => [
  ...albums.map(albumIdOf),
  ...artists.map(artistIdOf),
]

/** Calls that keep stars and plays of the listener. */
export const annotationCalls = ({ songs, albums, artists, annotations, ratings, now }: Needs) => {
  const existing = async (ids: readonly number[]) => (await songs.songs(ids)).map(({ id }) => id)

  const countOf: Readonly<Record<keyof Subjects, (ids: readonly number[]) => Promise<number>>> = {
    songs: async (ids) => (await existing(ids)).length,
    albums: async (ids) =>
      (await albums.albums({ order: 'name', limit: ids.length, offset: 0, ids })).length,
    artists: async (ids) => (await artists.artists(ids)).length,
  }

  /** Stars of what does not exist would be kept without end. */
  const expectAll = async (subjects: Subjects) => {
    for (const kind of ['songs', 'albums', 'artists'] as const) {
      const ids = subjects[kind]
      if (ids.length > 0 && (await countOf[kind](ids)) < ids.length) throw notFound(kind)
    }
  }

  return {
    star: async (call: Call) => {
      const subjects = subjectsOf(call)
      await expectAll(subjects)
      await annotations.star(call.listener.id, subjects.songs, othersIn(subjects), now())
      return {}
    },

    unstar: async (call: Call) => {
      const subjects = subjectsOf(call)
      await annotations.unstar(call.listener.id, subjects.songs, othersIn(subjects))
      return {}
    },

    /** No rating is 0. */
    setRating: async (call: Call) => {
      const { parameters, listener } = call
      const subjects = subjectsOf(call)
      parameters.required('rating')
      const rating = parameters.number('rating') ?? 0
      if (rating < 0 || rating > RATING_MAX) {
        throw new SubsonicError('generic', 'Parameter rating is not between 0 and 5')
      }
      const names = [...subjects.songs.map(songIdOf), ...othersIn(subjects)]
      if (rating > 0) await expectAll(subjects)
      for (const name of names) {
        await (rating > 0
          ? ratings.set(listener.id, name, rating)
          : ratings.remove(listener.id, name))
      }
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
