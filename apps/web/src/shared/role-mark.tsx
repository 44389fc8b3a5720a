import { roleMarkCopy } from '@lanting/copy/role-mark'
import { useCopyOf } from './language.ts'
import { useConfig } from './site-config.ts'
import './role-mark.css'

/** The mark of the owner and of administrators beside their names. No name can imitate it. */
export const RoleMark = ({ userId }: { readonly userId: number | null }) => {
  const { owner_id, administrator_ids } = useConfig()
  const copy = useCopyOf(roleMarkCopy)
  if (userId === null || !administrator_ids.includes(userId)) return null
  const role = userId === owner_id ? 'owner' : 'administrator'
  const title = copy[`${role}Title`]
  return (
    <span className="role-mark" data-role={role} title={title}>
      <span aria-hidden="true">{copy[role]}</span>
      <span className="for-screen-readers">{title}</span>
    </span>
  )
}
