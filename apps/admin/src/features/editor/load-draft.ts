import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { obstacleOf } from '../../shared/obstacle.ts'
import { type Base, baseOf, NEW_BASE } from './draft.ts'
import { claimOrphan, type LocalCopy, subjectOf } from './local-copies.ts'

export interface EditorSearch {
  readonly id?: number
  readonly manuscript?: number
}

export interface Opened {
  readonly base: Base
  /** Text that was typed but never reached the server. */
  readonly orphan: LocalCopy | undefined
}

const fetchBase = async ({ id, manuscript }: EditorSearch): Promise<Base> => {
  if (id) return baseOf(await api.getManuscriptOfArticle({ params: { id } }, { quiet: true }))
  if (!manuscript) return NEW_BASE
  return baseOf(await api.getManuscript({ params: { id: manuscript } }, { quiet: true }))
}

const askedSubject = ({ id, manuscript }: EditorSearch) => {
  if (id) return `article:${id}`
  return manuscript ? `manuscript:${manuscript}` : 'new'
}

/**
 * Loads the draft from the server and the newer copy of this browser. Offline, loads the copy only.
 */
const open = async (search: EditorSearch): Promise<Opened> => {
  const asked = askedSubject(search)
  try {
    const base = await fetchBase(search)
    const subject = subjectOf(base)
    const orphan =
      (await claimOrphan(subject)) ?? (asked === subject ? undefined : await claimOrphan(asked))
    return { base: orphan?.base ?? base, orphan }
  } catch (error) {
    const orphan = obstacleOf(error) ? await claimOrphan(asked) : undefined
    if (!orphan) throw error
    return { base: orphan.base, orphan }
  }
}

/** Loaded once per key. The autosave owns the later changes. */
export const openingQuery = (key: string, search: EditorSearch) =>
  queryOptions({
    queryKey: ['opening', key],
    queryFn: () => open(search),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
