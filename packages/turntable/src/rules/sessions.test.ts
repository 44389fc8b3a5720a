import { describe, expect, it } from 'vitest'
import { testSong } from '../testing/test-songs.ts'
import { NOON, openTestTurntable } from '../testing/test-turntable.ts'
import { dueAt, dueStep, type SessionPhase } from './sessions.ts'

const SONGS = [11, 12].map((id) => testSong(id, 100_000))
const session = (id = 1, starts_at = NOON) => ({
  id,
  title: 'Friday',
  starts_at,
  ends_at: starts_at + 3_600_000,
})
const playlist = { id: 7, name: 'night', order: 'order' } as const

const planned = (songs = SONGS) => {
  const turntable = openTestTurntable(songs)
  return {
    ...turntable,
    begin: (of = session()) => turntable.run({ type: 'beginSession', session: of, playlist }),
    end: (session_id = 1) => turntable.run({ type: 'endSession', session_id }),
  }
}

describe('a session', () => {
  it('[LISTEN-17] opens a closed turntable with its playlist, once', () => {
    const { begin, state, playing } = planned()
    expect(begin()).toBe('opened,sessionBegan,playlistSet,started')
    expect([playing(), state().playlist?.name, state().session?.title]).toEqual([
      11,
      'night',
      'Friday',
    ])
    expect(begin()).toBe('')
  })

  it('[LISTEN-17] lets a song that was asked for play to its end, and interrupts the others', () => {
    const { begin, open, ask, run, pass, playing, waiting } = planned()
    open()
    ask(1)
    ask(2)
    expect(begin()).toBe('sessionBegan,playlistSet')
    expect([playing(), waiting()]).toEqual([1, [2]])
    pass(62_000)
    run({ type: 'advance' })
    expect(playing()).toBe(2)
    pass(62_000)
    run({ type: 'advance' })
    expect(playing()).toBe(11)
    expect(begin(session(2))).toBe('sessionBegan,playlistSet,started')
  })

  it('[LISTEN-17] goes on from a song that is paused', () => {
    const { begin, open, ask, host, playing } = planned()
    open()
    ask(1)
    host('pause')
    expect([begin(), playing()]).toEqual(['sessionBegan,playlistSet,started', 11])
  })

  it('[LISTEN-17] opens without songs too', () => {
    const { begin, state } = planned([])
    expect([begin(), state().is_open]).toEqual(['opened,sessionBegan,playlistSet', true])
  })

  it('[LISTEN-18] closes the turntable at its end', () => {
    const { begin, end, state } = planned()
    begin()
    expect([end(), end()]).toEqual(['sessionEnded,closed', ''])
    expect(state()).toMatchObject({ is_open: false, session: null, playing: null })
  })

  it('[LISTEN-18] is over when a host closes it, and does not close what is opened later', () => {
    const { begin, end, host, open, state } = planned()
    begin()
    host('close')
    expect(state().session).toBeNull()
    open()
    expect([end(), state().is_open]).toEqual(['', true])
  })

  it('[LISTEN-18] gives its place to another one', () => {
    const { begin, end, state } = planned()
    begin()
    begin(session(2))
    expect([end(1), state().session?.id]).toEqual(['', 2])
    expect(end(2)).toBe('sessionEnded,closed')
  })
})

describe('the plan of a session', () => {
  const MINUTE = 60_000
  const at = (phase: SessionPhase, minutes: number) =>
    dueStep({ phase, starts_at: 0, ends_at: 60 * MINUTE }, minutes * MINUTE)

  it('[LISTEN-19] reminds before, begins and ends on time', () => {
    expect([at('waiting', -11), at('waiting', -10), at('reminded', -10)]).toEqual([
      undefined,
      'remind',
      undefined,
    ])
    expect([at('reminded', 0), at('on', 0), at('on', 59), at('on', 60)]).toEqual([
      'begin',
      undefined,
      undefined,
      'end',
    ])
  })

  it('[LISTEN-19] makes up for a missed start, until its time is over', () => {
    expect([at('waiting', 30), at('reminded', 30)]).toEqual(['begin', 'begin'])
    expect([at('waiting', 60), at('reminded', 9_000)]).toEqual(['pass', 'pass'])
  })

  it('[LISTEN-19] knows the time of its next step', () => {
    const times = (['waiting', 'reminded', 'on'] as const).map((phase) =>
      dueAt({ phase, starts_at: 0, ends_at: 5 }),
    )
    expect(times).toEqual([-600_000, 0, 5])
  })
})
