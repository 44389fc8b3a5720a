import { expect, inject, it } from 'vitest'
import { createPlayer } from '../src/create-player.ts'
import { lineAt } from '../src/lyrics/line-at.ts'
import type { Player } from '../src/player.ts'
import type { PlayerState } from '../src/player-state.ts'
import { schedule } from '../src/player-state.ts'
import { activeIds } from '../src/playing-list.ts'
import { savedOf } from '../src/saved-player.ts'
import { song, songs } from '../src/testing/fake-ports.ts'
import { type Draw, drawer, fuzzedPorts } from '../src/testing/fuzzed-ports.ts'
import { HEARD_SONGS, SKIPPED_IN_A_ROW } from '../src/timing.ts'

const SEQUENCES = inject('long') ? 20_000 : 2_000
const STEPS = 40

const ids = (draw: Draw) => songs(...Array.from({ length: draw(7) }, () => 1 + draw(8)))

/** All user actions, sensible or not. */
const actions = (player: Player, draw: Draw): (() => void)[] => [
  () => player.select(song(1 + draw(8)), (['TOP', 'CUSTOM', undefined] as const)[draw(3)]),
  () => player.toggle(),
  () => player.toggle(),
  () => player.play(),
  () => player.pause(),
  () => player.next(),
  () => player.next(),
  () => player.previous(),
  () => player.seek([draw(300), -1, Number.NaN][draw(8)] ?? draw(200)),
  () => player.seekLyric(draw(5) - 1),
  () => player.setVolume(draw(150) / 100 - 0.2),
  () => player.toggleMute(),
  () => player.cycleMode(),
  () => player.add(song(1 + draw(8))),
  () => player.add(song(1 + draw(8))),
  () => player.remove(1 + draw(8)),
  () => player.showList(ids(draw)),
  () => player.showList(ids(draw), { id: 1 + draw(2), name: 'list' }),
  () => player.playList(ids(draw), song(1 + draw(8)), { name: 'album' }),
  () => player.playShown(),
  () => player.playListed(1 + draw(9)),
  () => player.playNext(song(1 + draw(8))),
  () => player.enqueue(song(1 + draw(8))),
  () => player.unqueue(1 + draw(8)),
  () => player.moveQueued(1 + draw(8), draw(9) - 2),
  () => player.playQueued(1 + draw(8)),
  () => draw(4) === 0 && player.clearQueue(),
  () => player.extendList(ids(draw)),
  () => player.changeList(ids(draw)),
  () => player.reloadList(ids(draw)),
  () => player.prepare(),
  () => player.closePanel(),
  () => player.toggleLyricBoard(),
]

const distinct = (state: PlayerState) =>
  [state.musicList, state.customerMusicList, state.queue].every(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
  )

/** Invariants by name. */
const INVARIANTS: Readonly<Record<string, (state: PlayerState) => boolean>> = {
  'idle means that there is no song': ({ status, song }) => (status === 'idle') === !song,
  'a custom list that is active has songs': ({ playType, customerMusicList }) =>
    playType === 'TOP' || customerMusicList.length > 0,
  'no list has a song twice': distinct,
  'the time lies within the song': ({ currentTime, duration }) =>
    currentTime >= 0 && (duration === 0 || currentTime <= duration),
  'the schedule is a percentage': (state) => schedule(state) >= 0 && schedule(state) <= 100,
  'the line is the one at the time': (state) =>
    state.currentLyricIndex === lineAt(state.lyrics, state.currentTime * 1_000),
  'the volume is between nothing and all': ({ volume }) => volume >= 0 && volume <= 1,
  'nothing plays before it is there': ({ status, source }) =>
    status !== 'playing' || source === 'ready',
  'no more is tried than one round': (state) =>
    state.tried.length < SKIPPED_IN_A_ROW && new Set(state.tried).size === state.tried.length,
  'what was drawn ahead can be played': (state) =>
    !state.upcoming || [state.queue[0]?.id, ...activeIds(state)].includes(state.upcoming.id),
  'the trail has only so many songs': ({ heard }) => heard.length <= HEARD_SONGS,
  'a song that has sounded is there': ({ hasSounded, song }) => !hasSounded || song !== undefined,
  'the board is open only over the panel': (state) =>
    state.isShowMusicPlayer || !state.showLyricBoard,
}

const broken = (state: PlayerState) =>
  Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(state))
    .map(([name]) => name)

/** Enough for nested promises. */
const breathe = async () => {
  for (let tick = 0; tick < 6; tick += 1) await undefined
}

const runSequence = async (seed: number) => {
  const draw = drawer(seed)
  const { ports, audio, told, happens, settle } = fuzzedPorts(draw)
  const player = createPlayer(ports)
  const did = actions(player, draw)
  let skippedInARow = 0
  for (let count = 0; count < STEPS; count += 1) {
    const isUserAction = draw(3) === 0
    const choices = isUserAction ? did : happens
    const toldBefore = told.length
    choices[draw(choices.length)]?.()
    await breathe()
    const faults = broken(player.getState())
    if (faults.length > 0) return faults
    skippedInARow += told.slice(toldBefore).filter((type) => type === 'unplayable').length
    if (isUserAction || player.getState().status === 'playing') skippedInARow = 0
    if (skippedInARow > SKIPPED_IN_A_ROW) return ['it skips and skips']
  }
  for (let count = 0; count < 2_000 && settle(); count += 1) await breathe()
  const state = player.getState()
  const faults = broken(state)
  if (state.status === 'loading') faults.push('it loads for ever')
  if ((state.status === 'playing') !== audio.isSounding()) faults.push('what is shown is not heard')
  if (state.source === 'ready' && !audio.loaded()?.endsWith(`/${state.song?.id}`)) {
    faults.push('another song is loaded than shown')
  }
  const saved = JSON.parse(JSON.stringify(savedOf(state)))
  const again = createPlayer(fuzzedPorts(draw, saved).ports)
  const kept = savedOf(again.getState())
  if (JSON.stringify({ ...kept, wasPlaying: 0 }) !== JSON.stringify({ ...saved, wasPlaying: 0 })) {
    faults.push('what was saved is not what is restored')
  }
  return faults
}

it(`keeps its invariants through ${SEQUENCES} sequences of user and audio events`, async () => {
  const failed: string[] = []
  for (let seed = 1; seed <= SEQUENCES && failed.length < 5; seed += 1) {
    const faults = await runSequence(seed)
    failed.push(...faults.map((fault) => `seed ${seed}: ${fault}`))
  }
  expect(failed).toEqual([])
}, 300_000)
