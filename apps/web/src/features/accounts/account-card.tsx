import { IconUser } from '@tabler/icons-react'
import { Avatar } from '../../shared/avatar.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { openLogin, useUserState } from '../../shared/stores/user-state.ts'
import { AdminEntry } from './admin-entry.tsx'
import { logOut } from './log-out.ts'

/** The top of the mobile menu: the user, or a login link. */
export const AccountCard = ({ onDone }: { onDone: () => void }) => {
  const { header } = useCopy()
  const router = useRouter()
  const userInfo = useUserState((state) => state.userInfo)
  if (!userInfo) {
    const enter = () => {
      onDone()
      openLogin()
    }
    return (
      <button type="button" className="account-card" onClick={enter}>
        <IconUser className="blank-avatar" aria-hidden size={64} stroke={1.2} />
        {header.goLogin}
      </button>
    )
  }
  const leave = () => {
    onDone()
    return logOut(router)
  }
  return (
    <div className="account-card">
      <a href={PATHS.userCenter} onClick={onDone}>
        <Avatar user={userInfo} size={80} />
        {userInfo.nick_name}
      </a>
      <ul>
        <AdminEntry user={userInfo} />
      </ul>
      <button type="button" className="text-button" onClick={leave}>
        {header.logout}
      </button>
    </div>
  )
}
