import type { Queries } from '../../database/open.ts'

/** Emits the event of a first publication, in the transaction that publishes the article. */
export type EmitPublished = (
  transaction: Queries,
  article: {
    readonly id: number
    readonly slug: string | null
    readonly title: string
    /** The user who published it; null for a scheduled article. */
    readonly byId: number | null
  },
) => Promise<void>
