import { useQuery } from '@tanstack/react-query'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'
import { Tabs } from '../../../shared/tabs.tsx'
import { useApi } from '../../../shared/use-api.ts'
import './user-center.css'
import { DataTab } from './data-tab.tsx'
import { ownMailQuery } from './mail.queries.ts'
import { MailTab } from './mail-tab.tsx'
import { MusicAppsTab } from './music-apps-tab.tsx'
import { PasswordTab } from './password-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { useUserOnly } from './use-user-only.ts'

/**
 * All account settings. The server does not render them, because it does not know the user. The
 * address names the open tab, so that it outlives a reload.
 */
export const UserCenter = ({ hasMusic }: { readonly hasMusic: boolean }) => {
  const { titles } = useCopy()
  const { userCenter } = useFormCopy()
  const user = useUserOnly()
  const api = useApi()
  const { data: mail } = useQuery({ ...ownMailQuery(api, user?.id ?? 0), enabled: Boolean(user) })
  if (!user) return <div className="skeleton user-center-skeleton" aria-busy="true" />
  return (
    <section className="card user-center" key={user.id}>
      <Tabs
        name={titles.UserCenter}
        initial={location.hash.slice(1)}
        onShow={(key) => history.replaceState(history.state, '', `#${key}`)}
        tabs={[
          { key: 'profile', label: userCenter.tabs.profile, panel: <ProfileTab user={user} /> },
          { key: 'password', label: userCenter.tabs.password, panel: <PasswordTab /> },
          {
            key: 'sessions',
            label: userCenter.tabs.sessions,
            panel: <SessionsTab userId={user.id} />,
          },
          ...(hasMusic
            ? [
                {
                  key: 'music',
                  label: userCenter.tabs.music,
                  panel: <MusicAppsTab userId={user.id} />,
                },
              ]
            : []),
          { key: 'data', label: userCenter.tabs.data, panel: <DataTab /> },
          // The last tab, because it appears after a server answer and must not move the others.
          ...(mail?.available
            ? [
                {
                  key: 'mail',
                  label: userCenter.tabs.mail,
                  panel: <MailTab userId={user.id} mail={mail} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}
