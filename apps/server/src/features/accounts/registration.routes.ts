import { randomBytes } from 'node:crypto'
import {
  endpoints,
  passwordFault,
  perHour,
  type Registration,
  type RegistrationMode,
  ROLE,
  usernameFault,
} from '@lanting/contract'
import { copies } from '@lanting/copy'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { countedNetworks } from '../../http/rate-limit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { accountStore } from './accounts.store.ts'
import { invitationStore } from './invitations.store.ts'
import {
  isReservedNickName,
  isReservedUsername,
  isValidNickName,
  RANDOM_NICK_NAME_LENGTH,
  randomNickName,
} from './names.rules.ts'
import { hashPassword } from './passwords.ts'
import { isValidProof } from './proof-of-work.ts'
import { hashToken } from './sessions.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly registration: () => Promise<RegistrationMode>
  readonly now: Clock
  /** Emits the registration event in the transaction that creates the account. */
  readonly emitEvent: (
    transaction: Queries,
    newcomer: { readonly id: number; readonly name: string },
    now: number,
  ) => Promise<void>
}

/** Allowed per hour and address without proof of work, for clients that do not support it. */
const WITHOUT_PROOF = perHour(3)

const checkForms = ({ username, password, nick_name = '' }: Registration) => {
  const fault = usernameFault(username) ?? passwordFault(password)
  if (fault) throw new AppError(fault)
  if (!isValidNickName(nick_name)) throw new AppError('nickNameForm')
}

const checkNames = async (queries: Queries, { username, nick_name = '' }: Registration) => {
  const administrators = await accountStore(queries).administrators()
  const [usernames, nickNames] = [
    administrators.map((administrator) => administrator.username),
    administrators.map((administrator) => administrator.nick_name),
  ]
  // A name in use is rejected by the unique index.
  const isTaken = usernames.some((name) => name.toLowerCase() === username.toLowerCase())
  if (!isTaken && isReservedUsername(username, usernames)) throw new AppError('usernameReserved')
  if (isReservedNickName(nick_name, nickNames)) throw new AppError('nickNameReserved')
}

export const registrationRoutes = (
  serve: Serve,
  { queries, limiter, registration, now, emitEvent }: Needs,
) => {
  const checkProof = async ({ username, proof }: Registration, ip: string) => {
    if (isValidProof(username, proof, now())) return
    for (const { network, limit } of countedNetworks(ip, WITHOUT_PROOF)) {
      const { allowed } = await limiter.take(`register ${network}`, limit)
      if (!allowed) throw new AppError('proofMissing')
    }
  }

  const addUser = async (body: Registration, needsInvitation: boolean) => {
    const passwordHash = await hashPassword(body.password)
    const nickName =
      body.nick_name?.trim() ||
      randomNickName(copies['zh-CN'].site.newcomer, randomBytes(RANDOM_NICK_NAME_LENGTH))
    const user = { username: body.username, passwordHash, role: ROLE.user, nickName }
    return queries.transaction().execute(async (transaction) => {
      const invitations = invitationStore(transaction)
      const { invitation } = body
      const redeemed = invitation && (await invitations.redeem(hashToken(invitation), now()))
      if (needsInvitation && !redeemed) throw new AppError('invitationNeeded')
      const id = await accountStore(transaction).add(user, now())
      if (redeemed) await invitations.setGuest(redeemed, id)
      await emitEvent(transaction, { id, name: nickName }, now())
      return id
    })
  }

  serve(endpoints.register, async ({ body }, { ip }) => {
    const mode = await registration()
    if (mode === 'closed') throw new AppError('registrationClosed')
    checkForms(body)
    await checkNames(queries, body)
    // An invitation replaces the proof of work.
    if (mode === 'open') await checkProof(body, ip)
    try {
      return { id: await addUser(body, mode === 'invitation'), username: body.username }
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('usernameTaken') : error
    }
  })
}
