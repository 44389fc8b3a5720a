import type { UserProfile } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { useSession } from '../../shared/session.ts'
import { FailedList, LoadingList } from '../../shared/table-states.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

const Sheets = ({ profile }: { profile: UserProfile }) => (
  <div className="profile-sheets">
    <ProfileForm key={profile.id} profile={profile} />
    <PasswordForm />
  </div>
)

/** The administrator's own profile and password. */
export const ProfileScreen = () => {
  const { profile: copy } = useCopy().admin
  const id = useSession(({ userInfo }) => userInfo?.id ?? 0)
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api.getUserInfoById({ params: { id } }, { quiet: true }),
  })
  return (
    <>
      <div className="screen-head">
        <h1>{copy.title}</h1>
      </div>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="cards" />}
      {data && <Sheets profile={data} />}
    </>
  )
}
