import { ROLE, type Role } from '@lanting/contract'

export interface UserStatus {
  readonly role: Role
  readonly blocked: boolean
}

/** The owner's account is the owner's own affair; all others are any administrator's. */
export const mayManage = (byId: number, id: number, ownerId: number): boolean =>
  id !== ownerId || byId === ownerId

export const isActiveAdministrator = ({ role, blocked }: UserStatus): boolean =>
  role === ROLE.administrator && !blocked

interface Change {
  readonly id: number
  readonly before: UserStatus
  readonly after: UserStatus
  readonly ownerId: number
  /** Administrators who may log in, besides this one. */
  readonly others: number
}

/** Why somebody cannot be given another standing; undefined: nothing is in the way. */
export const whyNotChange = ({
  id,
  before,
  after,
  ownerId,
  others,
}: Change): 'ownerStays' | 'lastAdministrator' | undefined => {
  if (id === ownerId) return 'ownerStays'
  const isLowered = isActiveAdministrator(before) && !isActiveAdministrator(after)
  return isLowered && others === 0 ? 'lastAdministrator' : undefined
}
