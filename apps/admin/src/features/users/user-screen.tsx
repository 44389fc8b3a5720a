import type { AdminUser } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { useSubject } from '../../shared/screen-subject.ts'
import { useSession } from '../../shared/session.ts'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { LinkSection } from './password-link-section.tsx'
import { PostsSection } from './posts-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useUserActions } from './user-actions.ts'
import { UserChips } from './user-chips.tsx'
import { UserDialog } from './user-dialog.tsx'
import { USERS, userQuery } from './users.queries.ts'

const Facts = ({ user }: { user: AdminUser }) => {
  const { users, user: copy } = useCopy().admin
  const seen = user.lastSeenAtMs === null ? users.nowhere : fullDate(user.lastSeenAtMs)
  const facts = [
    [users.username, `@${user.username}`],
    [users.role, user.isOwner ? users.owner : users.roles[user.role]],
    [users.created, user.createdAt.slice(0, 16)],
    [users.lastSeen, seen],
    [copy.qq, user.qq || copy.none],
  ]
  return (
    <section className="sheet" aria-label={copy.facts}>
      <h2>{copy.facts}</h2>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The profile, sessions and posts of a user. */
export const UserScreen = ({ id }: { id: number }) => {
  const { users, user: copy, actions: actionCopy } = useCopy().admin
  const { data: user, isError, refetch } = useQuery(userQuery(id))
  useSubject(user?.nick_name)
  const ownId = useSession(({ userInfo }) => userInfo?.id)
  const queries = useQueryClient()
  const actions = useUserActions()
  const [isEdited, setEdited] = useState(false)
  if (isError) return <FailedList onRetry={refetch} />
  if (user === null) return <EmptyList text={copy.missing} />
  if (!user) return <LoadingList shape="rows" />
  const mayManage = !user.isOwner || ownId === user.id
  const saved = () => {
    setEdited(false)
    showToast('info', actionCopy.saved)
    queries.invalidateQueries({ queryKey: USERS })
  }
  return (
    <>
      <div className="screen-head">
        <img className="avatar user-avatar" src={user.avatar} alt="" width={52} height={52} />
        <h1>{user.nick_name}</h1>
        <UserChips user={user} />
        <Link className="link" to={PATHS.users}>
          {copy.back}
        </Link>
        {mayManage && (
          <div className="ends">
            <button type="button" className="button ghost" onClick={() => setEdited(true)}>
              {users.edit}
            </button>
            {!user.isOwner && (
              <button
                type="button"
                className={user.blocked === 1 ? 'button' : 'button red'}
                onClick={() => actions.switchBlocked(user)}
              >
                {user.blocked === 1 ? users.unblock : users.block}
              </button>
            )}
          </div>
        )}
      </div>
      <div className="sheets">
        <div>
          <Facts user={user} />
          <LinkSection id={user.id} untilMs={user.passwordLinkUntilMs} mayMake={mayManage} />
          <SessionsSection id={user.id} mayEnd={mayManage} />
        </div>
        <div>
          <PostsSection id={user.id} />
        </div>
      </div>
      {isEdited && <UserDialog user={user} onDone={saved} onClose={() => setEdited(false)} />}
    </>
  )
}
