import { isWebAddress, type LinkDraft, ROLE } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'

type Editor = Pick<Identity, 'id' | 'role'>

/** The applicant and administrators may change a link. */
export const mayChange = ({ id, role }: Editor, { user_id }: { user_id: number | null }): boolean =>
  role === ROLE.administrator || user_id === id

/** Accepts http and https URLs without spaces, with a dot in the host name. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && isWebAddress(text) && new URL(text).hostname.includes('.')

export const storedLink = (draft: LinkDraft, prepareText: (text: string) => string) => ({
  site_name: prepareText(draft.site_name.trim()),
  site_desc: prepareText(draft.site_desc.trim()),
  url: draft.url.trim(),
  site_avatar: draft.site_avatar,
})
export type StoredLink = ReturnType<typeof storedLink>
