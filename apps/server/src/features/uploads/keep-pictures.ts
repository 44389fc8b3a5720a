import type { Queries } from '../../database/open.ts'
import { type KeptPictures, keepPictures } from './picture-uses.store.ts'

type Shown = Omit<KeptPictures, 'others'>

/** For texts of administrators: addresses that are no uploads are allowed. */
export const keepAdminPictures = (transaction: Queries, { subject, urls, by }: Shown) =>
  keepPictures(transaction, { subject, urls, by, others: 'allowed' })

/** For texts of users and visitors: rejects addresses that are no uploads. */
export const keepUserPictures = (transaction: Queries, { subject, urls, by }: Shown) =>
  keepPictures(transaction, { subject, urls, by, others: 'refused' })
