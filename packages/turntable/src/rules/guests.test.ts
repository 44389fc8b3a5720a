import { describe, expect, it } from 'vitest'
import { testPerson } from '../testing/test-people.ts'
import { testSong } from '../testing/test-songs.ts'
import { NOON, OWNER, openTestTurntable } from '../testing/test-turntable.ts'
import { positionAt } from './state.ts'

const open = () => {
  const turntable = openTestTurntable()
  turntable.open()
  return turntable
}

describe('asking for songs', () => {
  it('[LISTEN-1] a new turntable is closed, and refuses', () => {
    const { ask, state } = openTestTurntable()
    expect(ask(1)).toBe('turntableClosed')
    expect(state()).toMatchObject({ is_open: false, playing: null, queue: [], version: 0 })
  })

  it('[LISTEN-8] [LISTEN-2] a resting turntable starts the song a moment later', () => {
    const { ask, state } = open()
    expect(ask(1)).toBe('asked,started')
    const { playing } = state()
    expect(playing).toMatchObject({ asked_by: { user_id: 2 }, started_at: NOON + 1_500 })
    if (!playing) return
    expect(positionAt(playing, NOON)).toBe(-1_500)
    expect(positionAt(playing, NOON + 11_500)).toBe(10_000)
    expect(positionAt(playing, NOON + 999_999)).toBe(60_000)
  })

  it('[LISTEN-3] refuses a song that waits, plays or played lately, and one of unknown length', () => {
    const { ask, run, host, waiting } = open()
    ask(1)
    ask(2)
    expect([ask(1), ask(2)]).toEqual(['turntableSongRecent', 'turntableSongWaiting'])
    const by = testPerson(2)
    expect(run({ type: 'ask', by, song: 'lengthUnknown' })).toBe('turntableLengthUnknown')
    for (let song = 3; song <= 7; song += 1) ask(song, song)
    for (let times = 0; times < 4; times += 1) host('skip')
    expect(ask(1, 9)).toBe('turntableSongRecent')
    host('skip')
    expect([ask(1, 9), waiting()]).toEqual(['asked', [7, 1]])
  })

  it('[LISTEN-3] refuses muted users and a full queue', () => {
    const { ask, run } = open()
    expect(ask(1, 2, { isMuted: true })).toBe('turntableMuted')
    for (let song = 0; song <= 50; song += 1)
      run({ type: 'ask', by: OWNER, song: testSong(100 + song) })
    expect(ask(1)).toBe('turntableQueueFull')
  })

  it('[LISTEN-4] limits songs that wait and asks within a minute, except for hosts', () => {
    const { ask, pass, run } = open()
    ask(90, 9)
    expect([1, 2, 3, 4].map((song) => ask(song))).toEqual([
      ...['asked', 'asked', 'asked'],
      'turntableWaitingMax',
    ])
    for (const entry_id of [2, 3, 4]) run({ type: 'remove', by: testPerson(2), entry_id })
    expect([5, 6].map((song) => ask(song))).toEqual(['asked', 'asked'])
    expect(ask(7)).toBe('turntableTooOften')
    pass(60_001)
    expect(ask(7)).toContain('asked')
    for (let song = 20; song < 30; song += 1) {
      expect(run({ type: 'ask', by: OWNER, song: testSong(song) })).toBe('asked')
    }
  })

  it('[LISTEN-6] takes back own songs only; a host removes any', () => {
    const { ask, run, waiting } = open()
    for (const song of [1, 2, 3]) ask(song)
    const remove = (user: number, entry_id: number) =>
      run({ type: 'remove', by: user === 1 ? OWNER : testPerson(user), entry_id })
    expect(remove(3, 2)).toBe('turntableHostOnly')
    expect([remove(2, 2), remove(1, 3), remove(2, 2)]).toEqual([
      ...['removed', 'removed'],
      'turntableEntryNotFound',
    ])
    expect(waiting()).toEqual([])
  })
})

describe('voting', () => {
  const vote = (turntable: ReturnType<typeof open>, user: number, changes = {}) =>
    turntable.run({ type: 'vote', by: testPerson(user, changes) })

  it('[LISTEN-7] half of the listening users skip the song', () => {
    const turntable = open()
    turntable.ask(1)
    turntable.ask(2)
    turntable.listen(2, 3, 4)
    expect(vote(turntable, 3)).toBe('voted')
    expect(vote(turntable, 3)).toBe('')
    expect(turntable.state().votes).toEqual([3])
    expect(vote(turntable, 4)).toBe('voted,started')
    expect([turntable.playing(), turntable.state().votes]).toEqual([2, []])
  })

  it('[LISTEN-7] exactly half is enough', () => {
    const turntable = open()
    turntable.ask(1)
    turntable.ask(2)
    turntable.listen(2, 3, 4, 5)
    expect([vote(turntable, 3), vote(turntable, 5)]).toEqual(['voted', 'voted,started'])
  })

  it('[LISTEN-7] a voter who has left does not count', () => {
    const turntable = open()
    turntable.ask(1)
    turntable.listen(2, 3, 4, 5)
    vote(turntable, 2)
    turntable.listen(3, 4, 5)
    expect(vote(turntable, 3)).toBe('voted')
    expect(turntable.playing()).toBe(1)
  })

  it('[LISTEN-7] refuses muted users, users who do not listen, and silence', () => {
    const turntable = open()
    turntable.listen(2)
    expect(vote(turntable, 2)).toBe('turntableSilent')
    turntable.ask(1)
    expect(vote(turntable, 3)).toBe('turntableNotListening')
    expect(vote(turntable, 2, { isMuted: true })).toBe('turntableMuted')
  })
})
