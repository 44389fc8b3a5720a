import { type LinkDraft, ROLE } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'
import { isWebAddress } from '../../http/web-address.ts'

type Asker = Pick<Identity, 'id' | 'role'>

/** Whoever applied for a link may change it, and so may administrators. */
export const mayChange = ({ id, role }: Asker, { user_id }: { user_id: number | null }): boolean =>
  role === ROLE.administrator || user_id === id

/** An address that others can open: on the web, at a host with a name, written in one piece. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && isWebAddress(text) && new URL(text).hostname.includes('.')

export const storedLink = (draft: LinkDraft, prepareText: (text: string) => string) => ({
  site_name: prepareText(draft.site_name.trim()),
  site_desc: prepareText(draft.site_desc.trim()),
  url: draft.url.trim(),
  site_avatar: draft.site_avatar,
})
export type StoredLink = ReturnType<typeof storedLink>
