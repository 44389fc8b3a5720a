import type { Decision } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../shared/api.ts'
import { useCopy, useSpoken } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { ORDER } from './moderation.queries.ts'
import type { Writing } from './moderation-item.ts'
import { queueAction, runNow, undo } from './undo-queue.ts'

/** So many still go along when the page is closed. */
const KEPT_ALIVE_MAX = 1_000

/** Decides on writings; each decision waits a moment, in which it can be undone. */
export const useDecisions = () => {
  const { moderation } = useCopy().admin
  const queries = useQueryClient()

  // Whoever leaves has decided.
  useEffect(() => {
    window.addEventListener('pagehide', runNow)
    return () => {
      window.removeEventListener('pagehide', runNow)
      runNow()
    }
  }, [])

  const run = async (decision: Decision, rows: readonly Writing[]) => {
    const items = rows.map(({ name }) => name)
    try {
      const keepalive = items.length <= KEPT_ALIVE_MAX
      const result = await api.decide({ body: { decision, items } }, { keepalive })
      const { moderation: words } = useSpoken.getState().words.admin
      const done = { count: result.done, blocked: result.blocked }
      if (result.done > 0) say('info', words.done[decision](done.count, done.blocked))
      if (result.stuck > 0) say('error', words.notReleased(result.stuck))
      if (result.done + result.stuck === 0) say('info', words.nothingDone)
    } catch (error) {
      console.info('The list is fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: ORDER })
  }

  return {
    decide: (decision: Decision, rows: readonly Writing[]) => {
      if (rows.length === 0) return
      const keys = new Set(rows.map(({ key }) => key))
      queueAction({ decision, keys, run: () => void run(decision, rows) })
    },
    undo: () => {
      if (undo()) say('info', moderation.undone)
    },
  }
}
