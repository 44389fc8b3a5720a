import { Link, useRouter } from '@tanstack/react-router'
import { Avatar } from '../../shared/avatar.tsx'
import { Disclosure } from '../../shared/disclosure.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { askForLogin, useUserState } from '../../shared/stores/user-state.ts'
import { logOut } from './log-out.ts'

/** The way in, or, for whoever is in, the way to their own things and out again. */
export const AccountEntry = () => {
  const { header } = useCopy()
  const router = useRouter()
  const userInfo = useUserState((state) => state.userInfo)
  if (!userInfo) {
    return (
      <button type="button" className="text-button" onClick={() => askForLogin()}>
        {header.login}
      </button>
    )
  }
  return (
    <Disclosure
      name={header.userMenu}
      className="icon-button"
      face={<Avatar user={userInfo} size={34} />}
    >
      <li>
        <Link to={PATHS.userCenter}>{header.userCenter}</Link>
      </li>
      <li>
        <button type="button" onClick={() => logOut(router)}>
          {header.logout}
        </button>
      </li>
    </Disclosure>
  )
}
