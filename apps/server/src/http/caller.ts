import { type Access, ROLE, type Role } from '@lanting/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** The user of a valid token, read again for every call. */
export interface Identity {
  readonly id: number
  readonly role: Role
  readonly sessionId: number
}

export type Identify = (token: string) => Promise<Identity | undefined>

const tokenOf = (request: FastifyRequest) =>
  request.headers.authorization?.replace(/^Bearer /, '').trim() ?? ''

/** Identifies the caller and checks the access rule of the contract; visitors may send a bad token. */
export const admit = async (
  request: FastifyRequest,
  access: Access,
  identify: Identify,
): Promise<Identity | undefined> => {
  const token = tokenOf(request)
  const identity = token ? await identify(token) : undefined
  if (access === 'visitor') return identity
  if (!identity) throw new AppError(token ? 'loginExpired' : 'loginRequired')
  if (access === 'administrator' && identity.role !== ROLE.administrator) {
    throw new AppError('administratorOnly')
  }
  return identity
}
