import type { Decision } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../shared/api.ts'
import { useCopy, useLanguageStore } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { MODERATION } from './moderation.queries.ts'
import type { ModerationItem } from './moderation-item.ts'
import { queueAction, runNow, undo } from './undo-queue.ts'

/** A request with this many items still fits a keepalive request when the page closes. */
const KEEPALIVE_MAX = 1_000

/** Sends decisions after a delay in which they can be undone. */
export const useDecisions = () => {
  const { moderation } = useCopy().admin
  const queries = useQueryClient()

  // Leaving the page sends the pending decision.
  useEffect(() => {
    window.addEventListener('pagehide', runNow)
    return () => {
      window.removeEventListener('pagehide', runNow)
      runNow()
    }
  }, [])

  const run = async (decision: Decision, rows: readonly ModerationItem[]) => {
    const items = rows.map(({ name }) => name)
    try {
      const keepalive = items.length <= KEEPALIVE_MAX
      const result = await api.decide({ body: { decision, items } }, { keepalive })
      const { moderation: copy } = useLanguageStore.getState().copy.admin
      const done = { count: result.done, blocked: result.blocked }
      if (result.done > 0) showToast('info', copy.done[decision](done.count, done.blocked))
      if (result.stuck > 0) showToast('error', copy.notReleased(result.stuck))
      if (result.done + result.stuck === 0) showToast('info', copy.nothingDone)
    } catch (error) {
      console.info('The list is fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: MODERATION })
  }

  return {
    decide: (decision: Decision, rows: readonly ModerationItem[]) => {
      if (rows.length === 0) return
      const keys = new Set(rows.map(({ key }) => key))
      queueAction({ decision, keys, run: () => void run(decision, rows) })
    },
    undo: () => {
      if (undo()) showToast('info', moderation.undone)
    },
  }
}
