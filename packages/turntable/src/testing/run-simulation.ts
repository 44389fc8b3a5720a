import { expectedAt } from '../rules/advance.ts'
import type { Command } from '../rules/commands.ts'
import { positionAt } from '../rules/state.ts'
import type { PlantedFault } from './simulated-listener.ts'
import { CALM, createSimulatedRoom, type SimulatedRoom, STORM } from './simulated-room.ts'
import { repeatedSessions } from './simulated-sessions.ts'
import { testPerson } from './test-people.ts'
import { testSong } from './test-songs.ts'

const PEOPLE = 4
const STEPS = 24
const QUIET_MS = 12_000
/** Longer than old round trips count. */
const LONG_QUIET_MS = 100_000
const APART_MAX_MS = 250
/** Positions are compared where no song has just begun or is about to end. */
const [SINCE_START_MS, BEFORE_END_MS] = [6_000, 1_500]

const OWNER = testPerson(1, { isAdministrator: true })

/** A call over the network to any running node. */
const call = ({ clock, random, nodes, delay, errors }: SimulatedRoom, command: Command) => {
  clock.after(delay(), () => {
    const node = random.pick(nodes.filter(({ isUp }) => isUp))
    node?.turntable.execute(command).catch((error) => errors.push(error))
  })
}

type Step = (room: SimulatedRoom) => unknown
const anyone = ({ random, listeners }: SimulatedRoom) => random.pick(listeners)
const byAnyone = (room: SimulatedRoom) => testPerson(anyone(room)?.user_id ?? 1)
const owner =
  (type: 'play' | 'pause' | 'skip' | 'open' | 'close'): Step =>
  (room) =>
    call(room, { type, by: OWNER })

const ask: Step = (room) =>
  call(room, { type: 'ask', by: byAnyone(room), song: testSong(1 + room.random.below(20)) })
const takeBack: Step = (room) => {
  const entry = room.random.pick(room.state().queue)
  if (entry) call(room, { type: 'remove', by: byAnyone(room), entry_id: entry.id })
}
const reorder: Step = (room) => {
  const entry_ids = room
    .state()
    .queue.map(({ id }) => id)
    .reverse()
  call(room, { type: 'order', by: OWNER, entry_ids })
}
const seek: Step = (room) =>
  call(room, { type: 'seek', by: OWNER, position_ms: room.random.below(30_000) })
const choosePlaylist: Step = (room) => {
  const order = room.random.happens(0.5) ? 'order' : 'shuffle'
  const id = 1 + room.random.below(2)
  const playlist = room.random.happens(0.2) ? null : ({ id, name: '', order } as const)
  call(room, { type: 'setPlaylist', by: OWNER, playlist })
}
const restartNode: Step = (room) => {
  const at = room.random.below(2)
  room.killNode(at)
  room.clock.after(room.random.between(0, 8_000), () => room.startNode(at))
}
const restartAll: Step = (room) => {
  const downMs = room.random.between(1_000, 90_000)
  for (const at of [0, 1]) {
    room.killNode(at)
    room.clock.after(downMs, () => room.startNode(at))
  }
}

const planSession: Step = ({ sessions, random }) =>
  sessions.plan(random.between(0, 60_000), random.between(5_000, 60_000))

/** A step that occurs more often here runs more often. */
const STEP_TABLE: readonly Step[] = [
  ...Array<Step>(6).fill(ask),
  ...Array<Step>(4).fill((room) => anyone(room)?.join()),
  ...Array<Step>(3).fill((room) => call(room, { type: 'vote', by: byAnyone(room) })),
  ...Array<Step>(2).fill((room) => anyone(room)?.disconnect()),
  ...[takeBack, reorder, seek, choosePlaylist, restartNode, restartAll],
  ...[planSession, owner('close')],
  ...[owner('play'), owner('play'), owner('pause'), owner('skip'), owner('open')],
  (room) => anyone(room)?.leave(),
]

const shownBy = (state: ReturnType<SimulatedRoom['state']> | undefined) =>
  `${state?.playing?.song.id ?? 'nothing'} [${state?.queue.map(({ id }) => id).join()}]`

/** While one song follows another, the browsers switch within their errors: late, or a little early. */
const SWITCH_MS = 1_500
const EARLY_MS = 250
const isSwitching = ({ state, clock, changedAt }: SimulatedRoom) => {
  if (clock.now() - changedAt() < SWITCH_MS) return true
  const [before, after] = [-SWITCH_MS, EARLY_MS].map((by) => expectedAt(state(), clock.now() + by))
  return before?.playing?.song.id !== after?.playing?.song.id
}

/** [LISTEN-30] All listeners agree on song and queue. */
const differences = async (room: SimulatedRoom): Promise<string[]> => {
  for (let tries = 0; tries < 5 && isSwitching(room); tries += 1) {
    await room.clock.pass(2 * SWITCH_MS)
  }
  const truth = shownBy(expectedAt(room.state(), room.clock.now()))
  return room.listeners.flatMap(({ listener, isJoined, user_id }) => {
    const shown = shownBy(listener.getState().turntable)
    return !isJoined() || shown === truth
      ? []
      : [`listener ${user_id} shows ${shown}, not ${truth}`]
  })
}

/** [LISTEN-30] The sounds are where they should be. Undefined: this is no moment to compare. */
const distances = (room: SimulatedRoom): string[] | undefined => {
  const { playing } = room.state()
  const target = playing ? positionAt(playing, room.clock.now()) : 0
  const isCalm =
    target > SINCE_START_MS && target < (playing?.song.duration_ms ?? 0) - BEFORE_END_MS
  if (!playing || !isCalm) return undefined
  const positions = room.listeners
    .filter(({ isJoined }) => isJoined())
    .map(({ sound }) => sound.position() * 1_000)
  const apart = Math.max(...positions, target) - Math.min(...positions, target)
  return apart <= APART_MAX_MS ? [] : [`positions are ${Math.round(apart)} ms apart`]
}

const quietly = (room: SimulatedRoom) => {
  room.setWeather(CALM)
  for (const [at, node] of room.nodes.entries()) if (!node.isUp) room.startNode(at)
}

/** Runs a room through its faults. Returns every disagreement, and the numbers of compared positions and begun sessions. */
export const simulate = async (seed: number, plant?: PlantedFault) => {
  const room = createSimulatedRoom(seed, plant)
  const { clock, random } = room
  room.startNode(0)
  room.startNode(1)
  for (let user = 1; user <= PEOPLE; user += 1) room.addListener(user)
  call(room, { type: 'open', by: OWNER })
  choosePlaylist(room)
  const found: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    random.pick(STEP_TABLE)?.(room)
    await clock.pass(random.between(0, random.happens(0.2) ? 30_000 : 1_500))
    if (step % 8 === 0) room.setWeather(STORM)
    if (step % 8 !== 7) continue
    quietly(room)
    await clock.pass(QUIET_MS)
    found.push(...(await differences(room)))
  }
  for (const listener of room.listeners) listener.join()
  for (let tries = 0; tries < 12 && room.sessions.left() > 0; tries += 1) await clock.pass(10_000)
  if (room.sessions.left() > 0) found.push('a session is not over')
  for (const type of ['open', 'play'] as const) call(room, { type, by: OWNER })
  await clock.pass(LONG_QUIET_MS)
  found.push(...(await differences(room)))
  let compared = 0
  for (let tries = 0; tries < 12 && compared === 0; tries += 1) {
    const apart = distances(room)
    if (apart) {
      compared += 1
      found.push(...apart)
    } else await clock.pass(4_000)
  }
  found.push(...repeatedSessions(room.log))
  const begun = room.log.filter(({ change }) => change.type === 'sessionBegan').length
  return { found: [...found, ...room.errors.map((error) => `error: ${error}`)], compared, begun }
}
