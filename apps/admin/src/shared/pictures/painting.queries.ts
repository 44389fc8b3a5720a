import type { PaintingChoice } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

/** The subject of a painting: an article, or a page by its name. */
export type PaintingFor = Pick<PaintingChoice, 'article_title' | 'category_id' | 'article_id'>

export const paintingQuery = (
  subject: PaintingFor,
  wishes: Pick<PaintingChoice, 'motif' | 'palette' | 'turn'>,
) =>
  queryOptions({
    queryKey: ['painting', subject, wishes],
    queryFn: () => api.choosePainting({ body: { ...subject, ...wishes } }, { quiet: true }),
    // The same wish gives the same painting.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The painting that the site itself chooses. */
export const OWN_PAINTING = { motif: null, palette: null, turn: 0 } as const
