import { type FriendLink, LENGTH, ROLE } from '@lanting/contract'
import type { FormCopy } from '@lanting/copy/forms'
import type { Faults } from '../../shared/forms/use-form.ts'
import { webAddress } from '../../shared/web-address.ts'

type Viewer = { readonly id: number; readonly role: number } | null | undefined

/** The applicant of a link and administrators may change it. */
export const mayChange = (user: Viewer, { user_id }: Pick<FriendLink, 'user_id'>): boolean =>
  Boolean(user && (user.role === ROLE.administrator || user.id === user_id))

/** The values of the application form. */
export type LinkValues = {
  readonly site_avatar: string
  readonly site_name: string
  readonly site_desc: string
  readonly url: string
}

const isTooLong = (text: string, limit: number) => [...text.trim()].length > limit

export const linkFaults = (
  values: LinkValues,
  { errors }: Pick<FormCopy, 'errors'>,
): Faults<LinkValues> => {
  const { site_name, site_desc, url } = values
  const tooLong = (member: string, limit: number) => errors.tooLong({ member, limit })
  return {
    ...(isTooLong(site_name, LENGTH.siteName) && {
      site_name: tooLong('', LENGTH.siteName).trim(),
    }),
    ...(site_name.trim() === '' && { site_name: errors.linkNameMissing }),
    ...(isTooLong(site_desc, LENGTH.siteDescription) && {
      site_desc: tooLong('', LENGTH.siteDescription).trim(),
    }),
    ...(site_desc.trim() === '' && { site_desc: errors.linkDescriptionMissing }),
    ...(!(/^https?:\/\/\S+$/i.test(url.trim()) && webAddress(url.trim())) && {
      url: errors.linkAddressWrong,
    }),
  }
}
