import { findProof } from '@lanting/browser/find-proof'
import type { Api } from '../../../shared/api/api.ts'
import { invitationCode, type RegisterValues } from './login.rules.ts'

const rest = () => new Promise<void>((done) => setTimeout(done))

/** Registers a user with a proof of work against mass registration. */
export const register = async (
  api: Api,
  values: RegisterValues,
  onProgress: (share: number) => void,
): Promise<void> => {
  const { username, password, nickName, invitation } = values
  // A taken name is refused before the work.
  const names = { username, nick_name: nickName.trim() }
  await api.checkRegistration({ body: names }, { quiet: true })
  const proof = await findProof(username, { now: Date.now, rest, onProgress })
  const body = {
    ...names,
    password,
    proof,
    ...(invitation && { invitation: invitationCode(invitation) }),
  }
  await api.register({ body }, { quiet: true })
}
