import type { Song } from '@lanting/contract'
import type { Clock } from '../../../../platform/clock.ts'
import { folded } from '../../song-search.rules.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { SongLine } from './song-lines.rules.ts'
import { type Candidate, createMatcher } from './song-match.rules.ts'

interface Needs {
  readonly upstream: Pick<Upstream, 'find'> | undefined
  readonly now: Clock
}

/** Each song is a call of its own: more would be a burden for the other server. */
const SEARCHES_MAX = 100
const AT_ONCE = 6
const RESULTS = 10
/** After this no further call begins. The browser waits ten seconds, the last call at most six. */
export const PATIENCE_MS = 3_500

const candidateOf = (song: Song): Candidate<Song> => ({
  song,
  names: [song.name, ...song.alia].map(folded),
  artists: song.ar.map(({ name }) => folded(name)),
})

/** Looks lines up at the upstream, until it does not answer or the time is over. */
export const searchUpstream = async (lines: readonly SongLine[], { upstream, now }: Needs) => {
  const found = new Map<SongLine, Song>()
  if (!upstream) return { found, isComplete: true }
  const until = now() + PATIENCE_MS
  const asked = lines.slice(0, SEARCHES_MAX)
  let isAnswering = true
  let next = 0
  const askOn = async () => {
    while (isAnswering && now() < until) {
      const line = asked[next]
      next += 1
      if (!line) return
      const songs = await upstream.find(line.keywords, RESULTS, 0)
      if (!songs) isAnswering = false
      const song = createMatcher((songs ?? []).map(candidateOf))(line.readings)
      if (song) found.set(line, song)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return { found, isComplete: isAnswering && next >= asked.length && asked.length === lines.length }
}
