import { PATHS } from '@lanting/contract'

const OLD_LINK = /^\/home\/?\?(.*)$/i

/**
 * Links made before invitations carried their token in the fragment. They are valid for a week, and
 * lead to the page of invitations, where no code of others reads the address.
 */
export const invitationAddress = (url: string): string | undefined => {
  const [, query] = OLD_LINK.exec(url) ?? []
  const token = query === undefined ? null : new URLSearchParams(query).get('invitation')
  return token ? `${PATHS.invitation}#${encodeURIComponent(token)}` : undefined
}
