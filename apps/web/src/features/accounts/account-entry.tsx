import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { openLogin, useUserState } from '../../shared/stores/user-state.ts'

const UserMenu = onDemand(async () => (await import('./user-menu.tsx')).UserMenu)

/** The login button, or the menu of the user. */
export const AccountEntry = () => {
  const { header } = useCopy()
  const userInfo = useUserState((state) => state.userInfo)
  if (!userInfo) {
    return (
      <button type="button" className="text-button" onClick={() => openLogin()}>
        {header.login}
      </button>
    )
  }
  return <UserMenu user={userInfo} waiting={<span className="icon-button" />} />
}
