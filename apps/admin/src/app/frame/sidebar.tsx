import { initialsOf } from '@lanting/contract'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { waitingLinksQuery } from '../../features/links/links.queries.ts'
import { QueueCount } from '../../features/moderation/queue-count.tsx'
import { api } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { useIsOwner } from '../../shared/owner.ts'
import { PATHS } from '../../shared/paths.ts'
import { leaveSession, useSession } from '../../shared/session.ts'
import { useSiteName } from '../../shared/site-name.ts'
import { entryOf, navigationFor } from './navigation.ts'

const leave = async () => {
  const request = api.logout(undefined, { quiet: true })
  leaveSession()
  await request.catch((error) => console.info('The session will end by itself.', error))
}

const AccountCard = ({ onChosen }: { onChosen?: () => void }) => {
  const { admin } = useCopy()
  const userInfo = useSession((state) => state.userInfo)
  const isOwner = useIsOwner()
  return (
    <div className="account-card">
      <img className="avatar" src={userInfo?.avatar} alt="" width={36} height={36} />
      <Link to={PATHS.profile} title={admin.frame.screens.profile} onClick={onChosen}>
        <b>{userInfo?.nick_name}</b>
        <small>{isOwner ? admin.users.owner : admin.frame.administrator}</small>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={admin.frame.logout}
        title={admin.frame.logout}
        onClick={leave}
      >
        <IconLogout aria-hidden size={18} stroke={1.6} />
      </button>
    </div>
  )
}

export const Sidebar = ({ onChosen }: { onChosen?: () => void }) => {
  const { admin, site } = useCopy()
  const { name, navigation, groups, screens } = admin.frame
  const siteName = useSiteName() || site.name
  const { data: waitingLinks = 0 } = useQuery(waitingLinksQuery())
  const here = entryOf(useLocation({ select: ({ pathname }) => pathname }))?.entry.screen
  const isOwner = useIsOwner()
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is found by its attribute.
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <>
      <p className="frame-brand">
        <span className="seal brand-seal" data-letters={initialsOf(siteName)} />
        <b title={siteName}>{siteName}</b>
        <small>{name}</small>
      </p>
      <nav ref={list} aria-label={navigation}>
        {navigationFor(isOwner).map(({ group, entries }) => (
          <section key={group}>
            <h2>{groups[group]}</h2>
            <ul>
              {entries.map(({ screen, to, Icon }) => (
                <li key={screen}>
                  <Link
                    to={to}
                    onClick={onChosen}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={screen === here ? 'true' : undefined}
                    title={screens[screen]}
                  >
                    <Icon aria-hidden size={20} stroke={1.6} />
                    <span>{screens[screen]}</span>
                    {screen === 'moderation' && <QueueCount others={waitingLinks} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <AccountCard onChosen={onChosen} />
    </>
  )
}
