import type { TurntableChange, TurntableState } from '@lanting/contract'
import { afterChange } from '../rules/after-change.ts'
import { RETRY_MS } from '../timing.ts'
import type { ListenerPorts } from './ports.ts'

interface Needs extends Pick<ListenerPorts, 'load' | 'after' | 'log'> {
  readonly onChange: () => void
}

interface Received {
  readonly version: number
  readonly change: TurntableChange
}

/**
 * [LISTEN-24] Applies each change once, in its order. After a gap the state is loaded again; changes
 * that arrive meanwhile wait.
 */
export const createStateFollower = ({ load, after, log, onChange }: Needs) => {
  let state: TurntableState | undefined
  let waiting: Received[] = []
  /** The number of the newest load; earlier answers are outdated. */
  let request = 0
  let isLoading = false
  let isFollowing = false
  let cancel: () => void = () => undefined

  /** Returns whether a change is missing. */
  const applyWaiting = (): boolean => {
    for (const { version, change } of waiting.sort((a, b) => a.version - b.version)) {
      if (!state || version > state.version + 1) return true
      if (version === state.version + 1) state = afterChange(state, change)
    }
    waiting = []
    return false
  }

  const reload = async (): Promise<void> => {
    cancel()
    request += 1
    isLoading = true
    const own = request
    const isCurrent = () => own === request && isFollowing
    try {
      const loaded = await load()
      if (!isCurrent()) return
      if (!state || loaded.version > state.version) state = loaded
      isLoading = false
      if (applyWaiting()) return await reload()
      onChange()
    } catch (reason) {
      if (!isCurrent()) return
      log(reason)
      cancel = after(RETRY_MS, () => void reload())
    }
  }

  return {
    get: () => state,
    start: () => {
      isFollowing = true
      void reload()
    },
    stop: () => {
      isFollowing = false
      cancel()
      state = undefined
      waiting = []
      isLoading = false
    },
    receive: (version: number, change: TurntableChange): void => {
      if (!isFollowing || (state && version <= state.version)) return
      waiting.push({ version, change })
      if (isLoading) return
      if (applyWaiting()) void reload()
      else onChange()
    },
  }
}
