import { describe, expect, it } from 'vitest'
import { testPerson } from '../testing/test-people.ts'
import { testSong } from '../testing/test-songs.ts'
import { NOON, OWNER, openTestTurntable } from '../testing/test-turntable.ts'
import type { Command } from './commands.ts'
import { positionAt } from './state.ts'

const SONGS = [11, 12, 13].map((id) => testSong(id, 100_000))

const playing = (songs = SONGS) => {
  const turntable = openTestTurntable(songs)
  turntable.open()
  turntable.playlist()
  const position = () => {
    const song = turntable.state().playing
    return song ? positionAt(song, turntable.now()) : undefined
  }
  return { ...turntable, position }
}

describe('hosts', () => {
  it('[LISTEN-5] refuses every act of a host to others, and hosts may not choose hosts', () => {
    const { run, state } = playing()
    const by = testPerson(2)
    const acts: Command[] = [
      ...(['play', 'pause', 'skip', 'open', 'close'] as const).map((type) => ({ type, by })),
      { type: 'seek', by, position_ms: 1 },
      { type: 'order', by, entry_ids: [1] },
      { type: 'setPlaylist', by, playlist: null },
    ]
    const before = state()
    expect(acts.map((act) => run(act))).toEqual(acts.map(() => 'turntableHostOnly'))
    expect(state()).toBe(before)
    const hosts = [{ user_id: 2, nick_name: 'two' }]
    expect(run({ type: 'setHosts', by, hosts })).toBe('turntableOwnerOnly')
    expect(run({ type: 'setHosts', by: OWNER, hosts: [...hosts, ...hosts] })).toBe('hostsSet')
    expect(state().hosts).toEqual(hosts)
    expect(run({ type: 'pause', by })).toBe('paused')
    expect(run({ type: 'setHosts', by, hosts: [] })).toBe('turntableOwnerOnly')
  })

  it('[LISTEN-13] pause keeps the position, play goes on there', () => {
    const { host, pass, position, playing: song } = playing()
    pass(11_500)
    expect(position()).toBe(10_000)
    expect([host('pause'), host('pause')]).toEqual(['paused', ''])
    pass(500_000)
    expect([position(), song()]).toEqual([10_000, 11])
    expect([host('play'), host('play')]).toEqual(['moved', ''])
    pass(5_000)
    expect(position()).toBe(15_000)
  })

  it('[LISTEN-13] play starts a resting turntable, and refuses without a song', () => {
    const { host, open, playlist, run } = openTestTurntable(SONGS)
    expect(host('play')).toBe('turntableClosed')
    open()
    expect([host('play'), host('pause'), host('skip')]).toEqual(Array(3).fill('turntableSilent'))
    expect(playlist()).toBe('playlistSet,started')
    expect(host('skip')).toBe('started')
    expect(run({ type: 'seek', by: OWNER, position_ms: 5_000 })).toBe('moved')
  })

  it('[LISTEN-14] seeks within the song; a paused song stays paused', () => {
    const { run, host, pass, position } = playing()
    const seek = (position_ms: number) => run({ type: 'seek', by: OWNER, position_ms })
    seek(42_000)
    expect(position()).toBe(42_000)
    seek(-5)
    expect(position()).toBe(0)
    host('pause')
    seek(70_000.4)
    pass(9_000)
    expect(position()).toBe(70_000)
    host('play')
    seek(9e9)
    expect(position()).toBe(100_000)
  })

  it('[LISTEN-15] [LISTEN-1] closes to silence, and opens with its playlist', () => {
    const { host, open, ask, state, playing: song } = playing()
    ask(1)
    expect([host('close'), host('close'), host('skip')]).toEqual(['closed', '', 'turntableClosed'])
    expect(state()).toMatchObject({ playing: null, queue: [], playlist: { name: 'evening' } })
    expect([open(), open(), song()]).toEqual(['opened,started', '', 12])
  })

  it('[LISTEN-16] orders the queue; entries that are gone or not named do no harm', () => {
    const { ask, run, waiting } = playing()
    for (const song of [1, 2, 3]) ask(song)
    const order = (...entry_ids: number[]) => run({ type: 'order', by: OWNER, entry_ids })
    expect([order(3, 99, 1, 3), waiting()]).toEqual(['ordered', [3, 1, 2]])
    expect(order(99)).toBe('')
  })
})

describe('what plays', () => {
  it('[LISTEN-9] plays the playlist in order and begins again, songs asked for first', () => {
    const { host, ask, playing: song } = playing()
    const heard = [song()]
    ask(1)
    for (let times = 0; times < 4; times += 1) {
      host('skip')
      heard.push(song())
    }
    expect(heard).toEqual([11, 1, 12, 13, 11])
  })

  it('[LISTEN-9] shuffles among the songs that did not play lately', () => {
    const { draw, open, playlist, host, playing: song, state } = openTestTurntable(SONGS)
    draw(0.99)
    open()
    playlist('shuffle')
    expect([song(), state().up_next?.song.id]).toEqual([13, 12])
    host('skip')
    expect([song(), state().up_next?.song.id]).toEqual([12, 11])
    host('skip')
    expect(state().up_next).not.toBeNull()
  })

  it('[LISTEN-10] the clock ends a song; the next one starts a second later', () => {
    const { run, pass, state, playing: song } = playing()
    pass(101_499)
    expect(run({ type: 'advance' })).toBe('')
    pass(1)
    expect(run({ type: 'advance' })).toBe('started')
    expect([song(), state().playing?.started_at]).toEqual([12, NOON + 102_500])
    expect(run({ type: 'advance' })).toBe('')
  })

  it('[LISTEN-11] catches up with one change to where it should be', () => {
    const { run, pass, state, ask, position, playing: song } = playing()
    ask(1)
    ask(2)
    // 1.5 + 100 + 1 + 60 + 1 + 60 + 1 + 40 seconds
    pass(264_500)
    expect(run({ type: 'advance' })).toBe('started')
    expect([song(), position(), state().queue]).toEqual([12, 40_000, []])
    pass(3 * 86_400_000)
    run({ type: 'advance' })
    expect([song(), position()]).toEqual([13, -1_500])
  })

  it('[LISTEN-11] rests when nothing follows, also for a command that is refused', () => {
    const { run, pass, ask, host, open, playing: song, state } = openTestTurntable()
    open()
    ask(1)
    pass(70_000)
    expect(host('pause')).toBe('turntableSilent')
    expect([song(), state().version]).toEqual([undefined, 4])
    expect(run({ type: 'advance' })).toBe('')
  })

  it('[LISTEN-11] ends, whatever the playlist', () => {
    const { pass, run, position } = playing([testSong(11, 1)])
    pass(80_000_000)
    run({ type: 'advance' })
    expect(position()).toBe(-1_500)
  })
})
