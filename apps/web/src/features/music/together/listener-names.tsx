import { RoleMark } from '../../../shared/role-mark.tsx'
import { useListening } from '../../../shared/stores/listening.ts'
import { useTogetherCopy } from './use-together-copy.ts'

/** Who listens: users by name, visitors by number. */
export const ListenerNames = () => {
  const copy = useTogetherCopy()
  const { list, users, visitors } = useListening((state) => state.listeners)
  if (users + visitors === 0) return null
  return (
    <ul className="together-names">
      {list.map(({ user_id, nick_name, avatar }) => (
        <li key={user_id}>
          {avatar && <img src={avatar} alt="" width={22} height={22} />}
          {nick_name}
          <RoleMark userId={user_id} />
        </li>
      ))}
      {users > list.length && <li>+{users - list.length}</li>}
      {visitors > 0 && <li>{copy.visitors(visitors)}</li>}
    </ul>
  )
}
