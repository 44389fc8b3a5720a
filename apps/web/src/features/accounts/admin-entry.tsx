import { ROLE } from '@lanting/contract'
import { ADMIN_ENTRY } from '@lanting/copy/admin-entry'
import { useLanguage } from '../../shared/language.ts'
import type { UserInfo } from '../../shared/stores/user-state.ts'

/** The link to the admin, for administrators. It opens in a new window. */
export const AdminEntry = ({ user }: { user: UserInfo }) => {
  const language = useLanguage()
  if (user.role !== ROLE.administrator) return null
  return (
    <li>
      <a href="/admin" target="_blank" rel="noopener">
        {ADMIN_ENTRY[language]}
      </a>
    </li>
  )
}
