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
  let loading = 0
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
    loading += 1
    const own = loading
    const isCurrent = () => own === loading && isFollowing
    try {
      const loaded = await load()
      if (!isCurrent()) return
      if (!state || loaded.version > state.version) state = loaded
      loading = 0
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
      loading = 0
    },
    receive: (version: number, change: TurntableChange): void => {
      if (!isFollowing || (state && version <= state.version)) return
      waiting.push({ version, change })
      if (loading > 0) return
      if (applyWaiting()) void reload()
      else onChange()
    },
  }
}
