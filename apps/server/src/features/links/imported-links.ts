import { LINK_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkStore } from './links.store.ts'

interface NewLink {
  readonly name: string
  readonly address: string
  readonly description: string
  readonly avatar: string
}

/** Writes the friend links of another blog. They are approved already. */
export const importedLinks = (by: { readonly id: number }, now: Clock) => ({
  find: (queries: Queries, address: string) => linkStore(queries).idOfUrl(address),

  add: async (transaction: Queries, link: NewLink): Promise<number> => {
    const { name: site_name, address: url, description: site_desc, avatar: site_avatar } = link
    const row = { site_name, site_desc, site_avatar, url, status: LINK_STATUS.approved }
    return linkStore(transaction).add(row, by.id, now())
  },

  remove: async (transaction: Queries, id: number): Promise<boolean> =>
    (await linkStore(transaction).remove([id])) > 0,
})
