import type { CallError } from '@lanting/browser'
import type { PageDetail, PageDraft } from '@lanting/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, statusOf } from '../../shared/api.ts'
import { draftOfPage, isSamePage, NO_PAGE, pageCopies } from './page-draft.ts'
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
  const queries = useQueryClient()
  const [kept] = useState(() => pageCopies.read(id))
  const [saved, setSaved] = useState<Saved>(() => savedOf(page))
  const [draft, setDraft] = useState<PageDraft>(() => kept?.draft ?? saved.draft)
  const [theirs, setTheirs] = useState<PageDetail>()
  const isSaved = isSamePage(draft, saved.draft)

  useEffect(() => {
    if (isSaved) pageCopies.drop(id)
    else pageCopies.keep(id, { draft, revision: saved.revision })
  }, [id, draft, saved, isSaved])

  const saving = useMutation({
    mutationFn: () => send(id, draft, saved.revision),
    onSuccess: (made) => {
      setSaved({ draft, revision: made.revision })
      pageCopies.drop(id)
      queries.invalidateQueries({ queryKey: PAGES })
      if (id === undefined) onMade(made.id)
    },
    onError: (error) => {
      const { result } = error as unknown as CallError
      if (statusOf(error) === CONFLICT && result) setTheirs(result as PageDetail)
    },
  })

  /** Continues from the other saved version with the chosen text. */
  const settle = (next: PageDraft) => {
    if (!theirs) return
    setSaved(savedOf(theirs))
    setDraft(next)
    setTheirs(undefined)
    saving.reset()
  }
  return {
    draft,
    base: saved.draft,
    isSaved,
    theirs,
    saving,
    settle,
    isRecovered: kept !== undefined,
    change: (change: Partial<PageDraft>) => setDraft((before) => ({ ...before, ...change })),
  }
}
