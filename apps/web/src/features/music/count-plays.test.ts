import type { Song } from '@lanting/contract'
import type { PlayerState } from '@lanting/player'
import { expect, it } from 'vitest'
import { countPlays } from './count-plays.ts'
import type { Music } from './music.ts'

/** A player with a controlled time, and a fake site that counts plays. */
const open = () => {
  let state: Partial<PlayerState> = {
    ...{ turn: 0, status: 'playing', currentTime: 0, duration: 200, volume: 0.5, isMuted: false },
  }
  let plays = 0
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const addPlay = async () => {
    plays += 1
    throw new Error('without a network')
  }
  const player = { getState: () => state, subscribe }
  const heard: Song[] = []
  countPlays({ player, api: { addPlay } } as unknown as Music, (song) => heard.push(song))
  const tell = (changes: Partial<PlayerState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const listen = (turn: number, seconds: number) => {
    for (let currentTime = 0; currentTime <= seconds; currentTime += 0.25)
      tell({ turn, currentTime })
  }
  return { listen, plays: () => plays, heard, play: (song: Song) => tell({ song }) }
}

it('counts each play of a song once', () => {
  const { listen, plays } = open()
  listen(1, 60)
  expect(plays()).toBe(1)
  listen(2, 5)
  expect(plays()).toBe(1)
  listen(3, 30)
  listen(4, 30)
  expect(plays()).toBe(3)
})

it('counts each round of a song that is repeated', () => {
  const { listen, plays } = open()
  for (let round = 0; round < 3; round += 1) listen(1, 200)
  expect(plays()).toBe(3)
})

it('gives the song of each play', () => {
  const { listen, heard, play } = open()
  play({ id: 7, name: 'seven', ar: [], al: { picUrl: '' }, alia: [] })
  listen(1, 60)
  expect(heard.map(({ id }) => id)).toEqual([7])
})
