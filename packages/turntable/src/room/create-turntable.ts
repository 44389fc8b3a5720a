import type { TurntableChange, TurntableState } from '@lanting/contract'
import { afterChange } from '../rules/after-change.ts'
import type { Command } from '../rules/commands.ts'
import { decide } from '../rules/decide.ts'
import { endOf } from '../rules/state.ts'
import { RETRY_MS } from '../timing.ts'
import type { Answer, TurntableLog, TurntablePorts } from './ports.ts'

/** A playlist that is replaced while its songs are read is read again, at most this often. */
const ATTEMPTS = 3

/** The server end: one node. All nodes share the log. */
export const createTurntable = (ports: TurntablePorts) => {
  const { log, now, after, chance, songs, listeners, isHeard, onError } = ports
  let state: TurntableState | undefined
  let cancel: () => void = () => undefined
  let isOpen = true

  const attempt = async (command: Command, { write }: Pick<TurntableLog, 'write'>) => {
    const before = state ?? (await log.read())
    const isNew = 'playlist' in command
    const id = isNew ? command.playlist?.id : before.playlist?.id
    const read = id === undefined ? [] : await songs(id)
    return write((newest) => {
      if (!isNew && newest.playlist?.id !== id) return undefined
      return decide(newest, command, { now: now(), chance, songs: read, listeners: listeners() })
    })
  }

  /**
   * Decides a command and stores its changes. Returns why it is refused. A caller that stores
   * something of its own together with the changes gives a log for that.
   */
  const execute = async (
    command: Command,
    writer: Pick<TurntableLog, 'write'> = log,
  ): Promise<Answer> => {
    for (let times = 0; times < ATTEMPTS; times += 1) {
      const decided = await attempt(command, writer)
      if (decided) return 'refusal' in decided ? decided.refusal : undefined
      state = await log.read()
    }
    throw new Error('The playlist of the turntable changes all the time')
  }

  /**
   * [LISTEN-10] The clock of the server ends the song, at every node with listeners: the first one
   * writes it down, the others find it done. Without listeners nobody writes; [LISTEN-11] catches up.
   */
  const schedule = () => {
    cancel()
    const end = state?.playing && endOf(state.playing)
    if (!isOpen || typeof end !== 'number' || !isHeard()) return
    cancel = after(Math.max(0, end - now()), () => void advanceNow())
  }

  const refresh = async () => {
    const read = await log.read()
    if (!state || read.version > state.version) state = read
    schedule()
  }

  const advanceNow = async () => {
    try {
      await execute({ type: 'advance' })
      await refresh()
    } catch (error) {
      onError(error)
      cancel = after(RETRY_MS, () => void advanceNow())
    }
  }

  return {
    execute,
    /** Called for each stored change, in the order of the log. */
    follow: (version: number, change: TurntableChange): void => {
      if (state && version <= state.version) return
      if (state?.version === version - 1) {
        state = afterChange(state, change)
        schedule()
      } else void refresh().catch(onError)
    },
    /** Called when somebody begins to listen at this node, or the last one leaves. */
    heard: (): void => {
      if (isHeard()) void advanceNow()
      else cancel()
    },
    close: (): void => {
      isOpen = false
      cancel()
    },
  }
}

export type Turntable = ReturnType<typeof createTurntable>
