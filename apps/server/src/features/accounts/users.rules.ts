import { ROLE, type Role } from '@lanting/contract'

interface UserStatus {
  readonly role: Role
  readonly blocked: boolean
}

/** Only the owner manages the owner's account; any administrator manages the others. */
export const mayManage = (byId: number, id: number, ownerId: number): boolean =>
  id !== ownerId || byId === ownerId

export const isActiveAdministrator = ({ role, blocked }: UserStatus): boolean =>
  role === ROLE.administrator && !blocked

interface Change {
  readonly id: number
  readonly before: UserStatus
  readonly after: UserStatus
  readonly ownerId: number
  /** The number of other administrators who can log in. */
  readonly otherAdministrators: number
}

/** Returns the error of a status change that is not allowed, otherwise undefined. */
export const statusChangeError = ({
  id,
  before,
  after,
  ownerId,
  otherAdministrators,
}: Change): 'ownerStays' | 'lastAdministrator' | undefined => {
  if (id === ownerId) return 'ownerStays'
  const isDemoted = isActiveAdministrator(before) && !isActiveAdministrator(after)
  return isDemoted && otherAdministrators === 0 ? 'lastAdministrator' : undefined
}
