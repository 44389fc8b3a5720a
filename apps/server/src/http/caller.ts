import { type Access, isForAdmin, ROLE, type Role } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** The user of a valid token, read again for every call. */
export interface Identity {
  readonly id: number
  readonly role: Role
  readonly sessionId: number
}

export type Identify = (token: string) => Promise<Identity | undefined>

export interface Admission {
  readonly identify: Identify
  readonly ownerId: () => Promise<number>
}

const tokenOf = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer /, '').trim() ?? ''

/** Identifies the caller and checks the access rule of the contract; visitors may send a bad token. */
export const admit = async (
  request: FastifyRequest,
  access: Access,
  { identify, ownerId }: Admission,
): Promise<Identity | undefined> => {
  const token = tokenOf(request)
  const identity = token ? await identify(token) : undefined
  if (access === 'visitor') return identity
  if (!identity) throw new AppError(token ? 'loginExpired' : 'loginRequired')
  if (isForAdmin(access) && identity.role !== ROLE.administrator) {
    throw new AppError('administratorOnly')
  }
  if (access === 'owner' && identity.id !== (await ownerId())) throw new AppError('ownerOnly')
  return identity
}
