import type { CallError } from '@lanting/browser'
import type { PageDetail, PageDraft } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, failureText, statusOf } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
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

const send = async (id: number | undefined, draft: PageDraft, revision: number) => {
  if (id === undefined) return api.addPage({ body: draft }, { quiet: true })
  const saved = await api.updatePage({ body: { ...draft, id, revision } }, { quiet: true })
  return { id, ...saved }
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
  const isSaved = isSamePage(draft, saved.draft)

  useEffect(() => {
    if (isSaved) pageCopies.drop(id)
    else pageCopies.keep(id, { draft, revision: saved.revision })
  }, [id, draft, saved, isSaved])

  const saving = useSingleMutation({
    mutationFn: async () => {
      // A picture that is being uploaded belongs to what is saved.
      await uploadsEnd()
      const sent = current.current
      return { sent, ...(await send(id, sent, saved.revision)) }
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
      if (statusOf(error) === CONFLICT && result) setTheirs(result as PageDetail)
    },
  })

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
      settle(await joinPages(saved.draft, current.current, theirs))
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
