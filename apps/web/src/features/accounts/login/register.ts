import { findProof } from '@lanting/browser/find-proof'
import type { Api } from '../../../shared/api/api.ts'
import { invitationCode, type RegisterValues } from './login.rules.ts'

const rest = () => new Promise<void>((done) => setTimeout(done))

/** Registers a user with a proof of work against mass registration. */
export const register = async (api: Api, values: RegisterValues): Promise<void> => {
  const { username, password, nickName, invitation } = values
  const proof = await findProof(username, { now: Date.now, rest })
  const body = {
    username,
    password,
    nick_name: nickName.trim(),
    proof,
    ...(invitation && { invitation: invitationCode(invitation) }),
  }
  await api.register({ body }, { quiet: true })
}
