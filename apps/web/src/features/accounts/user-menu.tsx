import { Avatar } from '../../shared/avatar.tsx'
import { Disclosure } from '../../shared/disclosure.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import type { UserInfo } from '../../shared/stores/user-state.ts'
import { AdminEntry } from './admin-entry.tsx'
import { logOut } from './log-out.ts'

/** Account link and logout. Loads for users only. */
export const UserMenu = ({ user }: { user: UserInfo }) => {
  const { header } = useCopy()
  const router = useRouter()
  return (
    <Disclosure
      name={header.userMenu}
      className="icon-button"
      face={<Avatar user={user} size={34} />}
    >
      <li>
        <a href={PATHS.userCenter}>{header.userCenter}</a>
      </li>
      <AdminEntry user={user} />
      <li>
        <button type="button" onClick={() => logOut(router)}>
          {header.logout}
        </button>
      </li>
    </Disclosure>
  )
}
