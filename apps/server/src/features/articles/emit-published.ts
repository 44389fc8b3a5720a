import type { Queries } from '../../database/open.ts'

/** Says outside of the site, in the transaction that does it, that an article is public for the first time. */
export type EmitPublished = (
  transaction: Queries,
  article: {
    readonly id: number
    readonly title: string
    /** Who published it; null: its time had come. */
    readonly byId: number | null
  },
) => Promise<void>
