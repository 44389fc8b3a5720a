import { adminPath } from '@lanting/contract'

/** Administrators find new users here. */
const USERS_SCREEN = adminPath('users')

/** The event that webhooks and mail receive when an account is created. */
export const registrationEvent = ({
  id,
  name,
}: {
  readonly id: number
  readonly name: string
}) => ({
  kind: 'registration' as const,
  byId: id,
  name,
  title: '',
  text: '',
  path: USERS_SCREEN,
})
