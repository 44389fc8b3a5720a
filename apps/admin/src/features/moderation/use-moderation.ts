import type { Decision } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { allMatching, type ListName, postsQuery } from './moderation.queries.ts'
import type { ModerationItem } from './moderation-item.ts'
import { stepped, toggled } from './moderation-keys.rules.ts'
import type { ModerationSearch } from './moderation-search.ts'
import { useUndoQueue } from './undo-queue.ts'
import { useDecisions } from './use-decisions.ts'
import { useModerationKeys } from './use-moderation-keys.ts'

const NOTHING: ReadonlyMap<string, ModerationItem> = new Map()
const byKey = (rows: readonly ModerationItem[]) => new Map(rows.map((row) => [row.key, row]))

/** The state of a moderation list: rows, highlighted row, selection and actions. */
export const useModeration = (
  name: ListName,
  search: ModerationSearch,
  decisions: readonly Decision[],
  /** Moves the focus to what stands above the list. */
  onBefore?: () => void,
) => {
  const copy = useCopy()
  const { data, isError, refetch, isPlaceholderData } = useQuery(postsQuery(name, search, copy))
  const waiting = useUndoQueue((state) => state.waiting)
  const { decide, undo } = useDecisions()
  const [place, setPlace] = useState(0)
  const [chosen, setChosen] = useState(NOTHING)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const rows = data?.list.filter(({ key }) => !waiting?.keys.has(key))
  const current = rows?.[Math.min(place, rows.length - 1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list forgets what was chosen.
  useEffect(() => {
    setChosen(NOTHING)
    setPlace(0)
  }, [name, JSON.stringify(search)])

  const action = (decision: Decision, some: readonly ModerationItem[]) => {
    if (!decisions.includes(decision)) return
    decide(decision, some)
    setChosen(NOTHING)
  }
  const actOnSelected = (decision: Decision) =>
    action(decision, chosen.size > 0 ? [...chosen.values()] : current ? [current] : [])
  const step = (by: 1 | -1) => {
    if (by === -1 && (place === 0 || !current)) return onBefore?.()
    const next = stepped(place, by, rows?.length ?? 0)
    setPlace(next)
    const boxes = table.current?.querySelectorAll<HTMLElement>('tbody .box')
    boxes?.[next]?.focus()
  }
  const chooseAll = async () => {
    if (!data || isChoosing || isPlaceholderData) return
    setIsChoosing(true)
    try {
      const all = data.total <= data.list.length ? data.list : await allMatching(name, search, copy)
      setChosen(byKey(all))
    } catch (failure) {
      showToast('error', failureText(failure, copy))
    } finally {
      setIsChoosing(false)
    }
  }
  const togglePage = () => {
    const isAll = rows?.every(({ key }) => chosen.has(key))
    setChosen(isAll ? NOTHING : byKey(rows ?? []))
  }

  useModerationKeys({
    next: () => step(1),
    previous: () => step(-1),
    choose: () => current && setChosen(toggled(chosen, current)),
    chooseAll,
    remove: () => actOnSelected('remove'),
    keep: () => actOnSelected('keep'),
    block: () => actOnSelected('block'),
    open: () => current && window.open(current.href, '_blank', 'noopener'),
    undo,
    search: () => field.current?.focus(),
    clear: () => setChosen(NOTHING),
    help: () => setIsHelpOpen(true),
  })

  return {
    ...{ data, isError, refetch, rows, waiting, place, chosen, isChoosing, isHelpOpen },
    ...{
      field,
      table,
      setPlace,
      setChosen,
      setIsHelpOpen,
      action,
      actOnSelected,
      chooseAll,
      togglePage,
    },
    undo,
  }
}
