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
import { takeNetworks } from '../../http/rate-limit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { accountStore } from './accounts.store.ts'
import { invitationStore } from './invitations.store.ts'
import {
  isReservedUsername,
  RANDOM_NICK_NAME_LENGTH,
  randomNickName,
  storedName,
} from './names/names.rules.ts'
import { isLookAlike, nameFault } from './names/names.store.ts'
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

/** New accounts per hour and address. Other clients send no proof of work. */
const WITHOUT_PROOF = perHour(10)
const WITH_PROOF = perHour(20)

type Names = Pick<Registration, 'username' | 'nick_name'>

const checkNames = async (queries: Queries, { username, nick_name = '' }: Names) => {
  const fault = usernameFault(username)
  if (fault) throw new AppError(fault)
  const accounts = accountStore(queries)
  if (await accounts.find(username)) throw new AppError('usernameTaken')
  const administrators = await accounts.administrators()
  const theirs = administrators.flatMap((one) => [one.username, one.nick_name])
  if (isReservedUsername(username, theirs)) throw new AppError('usernameReserved')
  if (await isLookAlike(queries, username)) throw new AppError('usernameReserved')
  const nickName = storedName(nick_name)
  const nickNameFault = nickName && (await nameFault(queries, nickName))
  if (nickNameFault) throw new AppError(nickNameFault)
}

export const registrationRoutes = (
  serve: Serve,
  { queries, limiter, registration, now, emitEvent }: Needs,
) => {
  /** Counts accounts, not attempts: a rejected form or a taken name is not counted. */
  const countAccount = async ({ username, proof }: Registration, ip: string) => {
    const limit = isValidProof(username, proof, now()) ? WITH_PROOF : WITHOUT_PROOF
    await takeNetworks(limiter, { name: 'register', ip, limit, tooOften: 'tooManyRegistrations' })
  }

  const addUser = async (body: Registration, needsInvitation: boolean) => {
    const passwordHash = await hashPassword(body.password)
    const nickName =
      storedName(body.nick_name ?? '') ||
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

  const openMode = async () => {
    const mode = await registration()
    if (mode === 'closed') throw new AppError('registrationClosed')
    return mode
  }

  serve(endpoints.checkRegistration, async ({ body }) => {
    await openMode()
    await checkNames(queries, body)
    return true
  })

  serve(endpoints.register, async ({ body }, { ip }) => {
    const mode = await openMode()
    await checkNames(queries, body)
    const fault = passwordFault(body.password)
    if (fault) throw new AppError(fault)
    // An invitation is limit enough.
    if (mode === 'open') await countAccount(body, ip)
    try {
      return { id: await addUser(body, mode === 'invitation'), username: body.username }
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('usernameTaken') : error
    }
  })
}
