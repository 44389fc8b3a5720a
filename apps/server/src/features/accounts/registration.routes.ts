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
  DRAWN_NICK_NAME_LENGTH,
  drawnNickName,
  isFitNickName,
  isReservedNickName,
  isReservedUsername,
} from './names.rules.ts'
import { hashPassword } from './passwords.ts'
import { isValidProof } from './proof-of-work.ts'
import { hashToken } from './sessions.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly registration: () => Promise<RegistrationMode>
  readonly now: Clock
  /** Says outside of the site, in the transaction of the account, that somebody has come. */
  readonly emitEvent: (
    transaction: Queries,
    newcomer: { readonly id: number; readonly name: string },
    now: number,
  ) => Promise<void>
}

/** So many an hour from one address need no proof of work: clients that know of none still work. */
const WITHOUT_PROOF = perHour(3)

const checkForms = ({ username, password, nick_name = '' }: Registration) => {
  const fault = usernameFault(username) ?? passwordFault(password)
  if (fault) throw new AppError(fault)
  if (!isFitNickName(nick_name)) throw new AppError('nickNameForm')
}

const checkNames = async (queries: Queries, { username, nick_name = '' }: Registration) => {
  const administrators = await accountStore(queries).administrators()
  const [usernames, nickNames] = [
    administrators.map((administrator) => administrator.username),
    administrators.map((administrator) => administrator.nick_name),
  ]
  // A name that is simply taken is told so by the table.
  const isOwn = usernames.some((name) => name.toLowerCase() === username.toLowerCase())
  if (!isOwn && isReservedUsername(username, usernames)) throw new AppError('usernameReserved')
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
      drawnNickName(copies['zh-CN'].site.newcomer, randomBytes(DRAWN_NICK_NAME_LENGTH))
    const user = { username: body.username, passwordHash, role: ROLE.user, nickName }
    return queries.transaction().execute(async (transaction) => {
      const invitations = invitationStore(transaction)
      const { invitation } = body
      const spent = invitation && (await invitations.spend(hashToken(invitation), now()))
      if (needsInvitation && !spent) throw new AppError('invitationNeeded')
      const id = await accountStore(transaction).add(user, now())
      if (spent) await invitations.welcome(spent, id)
      await emitEvent(transaction, { id, name: nickName }, now())
      return id
    })
  }

  serve(endpoints.register, async ({ body }, { ip }) => {
    const mode = await registration()
    if (mode === 'closed') throw new AppError('registrationClosed')
    checkForms(body)
    await checkNames(queries, body)
    // Somebody has vouched for whoever was invited.
    if (mode === 'open') await checkProof(body, ip)
    try {
      return { id: await addUser(body, mode === 'invitation'), username: body.username }
    } catch (error) {
      throw isUniqueViolation(error) ? new AppError('usernameTaken') : error
    }
  })
}
