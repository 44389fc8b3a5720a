import { type CallError, newId } from '@lanting/browser'
import type { PageDetail, PageDraft } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, failureText, statusOf } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { isAnswered, obstacleOf } from '../../shared/obstacle.ts'
import { uploadsEnd } from '../../shared/pictures/running-uploads.ts'
import { showToast } from '../../shared/toasts.ts'
import { useCurrentState } from '../../shared/use-current-state.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { draftOfPage, isSamePage, joinPages, NO_PAGE, pageCopies } from './page-draft.ts'
import { PAGES } from './pages.queries.ts'

interface Saved {
  readonly draft: PageDraft
  readonly revision: number
}

const CONFLICT = 409
const savedOf = (page: PageDetail | undefined): Saved =>
  page ? { draft: draftOfPage(page), revision: page.revision } : { draft: NO_PAGE, revision: 0 }

/** A save on its way. Without an answer it is repeated as it is before the next one. */
interface Attempt extends Saved {
  readonly id: number | undefined
  readonly clientId: string
}

const send = async ({ id, draft, revision, clientId: client_id }: Attempt) => {
  if (id === undefined) return api.addPage({ body: { ...draft, client_id } }, { quiet: true })
  const body = { ...draft, id, revision, client_id }
  const saved = await api.updatePage({ body }, { quiet: true })
  return { id, ...saved }
}

/** Returns whether the save may have been stored although it failed. */
const mayBeStored = (error: unknown) => {
  const obstacle = obstacleOf(error)
  return obstacle !== undefined && !isAnswered(obstacle)
}

/** A page in the editor: saved on request, stored in the browser until then. */
export const usePageDraft = (page: PageDetail | undefined, onMade: (id: number) => void) => {
  const id = page?.id
  const copy = useCopy()
  const queries = useQueryClient()
  const [kept] = useState(() => pageCopies.read(id))
  const [saved, setSaved] = useState<Saved>(() => savedOf(page))
  const [draft, setDraft, current] = useCurrentState<PageDraft>(() => kept?.draft ?? saved.draft)
  const [theirs, setTheirs] = useState<PageDetail>()
  const lost = useRef<Attempt>(undefined)
  const isSaved = isSamePage(draft, saved.draft)

  useEffect(() => {
    if (isSaved) pageCopies.drop(id)
    else pageCopies.keep(id, { draft, revision: saved.revision })
  }, [id, draft, saved, isSaved])

  const saving = useSingleMutation({
    mutationFn: async () => {
      // A picture that is being uploaded belongs to what is saved.
      await uploadsEnd()
      const sendOnce = async (attempt: Attempt) => {
        lost.current = attempt
        try {
          const made = await send(attempt)
          lost.current = undefined
          return { ...made, sent: attempt.draft }
        } catch (error) {
          if (!mayBeStored(error)) lost.current = undefined
          throw error
        }
      }
      const repeated = lost.current && (await sendOnce(lost.current))
      const next = current.current
      if (repeated && isSamePage(repeated.sent, next)) return repeated
      const { id: madeId = id, revision = saved.revision } = repeated ?? {}
      return sendOnce({ id: madeId, draft: next, revision, clientId: newId() })
    },
    onSuccess: (made) => {
      // Text that was written meanwhile is not saved yet.
      setSaved({ draft: made.sent, revision: made.revision })
      if (isSamePage(made.sent, current.current)) pageCopies.drop(id)
      queries.invalidateQueries({ queryKey: PAGES })
      showToast('info', copy.admin.actions.saved)
      if (id === undefined) onMade(made.id)
    },
    onError: (error) => {
      const { result } = error as unknown as CallError
      if (statusOf(error) === CONFLICT && result) void receive(result as PageDetail)
    },
  })

  /** Edits in different places are merged without asking, and wait to be saved. */
  const receive = async (other: PageDetail) => {
    const mine = current.current
    const joined = await joinPages(saved.draft, mine, draftOfPage(other)).catch(() => undefined)
    if (!joined?.isClean || current.current !== mine) return setTheirs(other)
    setSaved(savedOf(other))
    setDraft(() => joined.page)
    const { merge } = copy.admin
    const undo = async () => {
      const { page: apart } = await joinPages(joined.page, current.current, mine)
      setDraft(() => apart)
    }
    showToast('info', merge.merged(''), { label: merge.undo, run: undo })
    saving.reset()
  }

  const settle = (next: PageDraft) => {
    if (!theirs) return
    setSaved(savedOf(theirs))
    setDraft(() => next)
    setTheirs(undefined)
    saving.reset()
  }
  const join = async () => {
    if (!theirs) return
    try {
      settle((await joinPages(saved.draft, current.current, theirs)).page)
    } catch (error) {
      showToast('error', failureText(error, copy))
    }
  }
  return {
    draft,
    isSaved,
    theirs,
    saving,
    /** Continue from the other saved version, with its text or with both. */
    takeTheirs: () => theirs && settle(draftOfPage(theirs)),
    join,
    isRecovered: kept !== undefined,
    change: (change: Partial<PageDraft>) => setDraft((before) => ({ ...before, ...change })),
  }
}
