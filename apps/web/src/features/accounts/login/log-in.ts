import { logInWithProof } from '@lanting/browser/log-in'
import type { Credentials } from '@lanting/contract'
import type { Api } from '../../../shared/api/api.ts'
import { saveUser } from '../../../shared/stores/user-state.ts'

interface Needs {
  readonly api: Api
  readonly blogAvatar: string
}

/** Fetches token and user together. The login fails when one is missing. */
export const enter = async ({ api, blogAvatar }: Needs, body: Credentials): Promise<void> => {
  const login = (sent: Credentials) => api.login({ body: sent }, { quiet: true })
  const { token, id } = await logInWithProof(login, body)
  const profile = await api.getUserInfoById({ params: { id } }, { quiet: true })
  const { nick_name, avatar, role } = profile
  await saveUser({ blogAvatar, token, userInfo: { id, nick_name, avatar, role } })
}
