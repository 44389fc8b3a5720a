import type { FriendLink } from '@lanting/contract'
import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '../../shared/copy-text.ts'
import { EndlessFooter } from '../../shared/endless/endless-footer.tsx'
import { rowsOf } from '../../shared/endless/endless-list.ts'
import { useCopy } from '../../shared/language.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useWhenLoggedIn } from '../../shared/session/when-logged-in.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { useApi } from '../../shared/use-api.ts'
import { LinkCard } from './link-card.tsx'
import { LINKS, linkListQuery } from './links.queries.ts'
import { mayChange } from './links.rules.ts'
import './links.css'

const LinkDialog = onDemand(async () => (await import('./link-dialog.tsx')).LinkDialog)

interface Site {
  readonly name: string
  /** The public origin of the site. */
  readonly address: string
  readonly contact: string
}

const CopiedText = ({ text }: { text: string }) => {
  const { links, reading } = useCopy()
  return (
    <button
      type="button"
      className="copied-text"
      aria-label={links.copy(text)}
      onClick={() => copyText(text, reading, text)}
    >
      <code>{text}</code>
    </button>
  )
}

const Welcome = ({ site, onApply }: { site: Site; onApply: () => void }) => {
  const { links } = useCopy()
  return (
    <section className="card link-welcome">
      <div>
        <h2>{links.welcome(site.name)}</h2>
        <p>
          {links.address} <CopiedText text={site.address} />
          {site.contact && (
            <>
              {' · '}
              {links.contact} <CopiedText text={site.contact} />
            </>
          )}
        </p>
        <p className="quiet">{links.invitation}</p>
      </div>
      <button type="button" className="button" onClick={onApply}>
        {links.apply}
      </button>
    </section>
  )
}

/** The friend links and the application button. */
export const LinkWall = ({ site }: { site: Site }) => {
  const { links } = useCopy()
  const list = useSuspenseInfiniteQuery(linkListQuery(useApi()))
  const queries = useQueryClient()
  const whenLoggedIn = useWhenLoggedIn()
  const user = useUserState((state) => state.userInfo)
  const [open, setOpen] = useState<{ readonly link?: FriendLink }>()
  const rows = rowsOf(list.data.pages)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    queries.invalidateQueries({ queryKey: LINKS })
  }
  return (
    <div className="wide-column">
      <Welcome site={site} onApply={() => whenLoggedIn(() => setOpen({}))} />
      <h2 className="for-screen-readers">{links.list}</h2>
      {rows.length === 0 ? (
        <section className="card empty">
          <h3>{links.none}</h3>
          <p>{links.noneText}</p>
        </section>
      ) : (
        <>
          <ul className="link-grid">
            {rows.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                onEdit={mayChange(user, link) ? () => setOpen({ link }) : undefined}
              />
            ))}
          </ul>
          <EndlessFooter
            loaded={rows.length}
            hasMore={list.hasNextPage}
            isLoading={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        </>
      )}
      {open && <LinkDialog link={open.link} onDone={done} onClose={close} onMissing={close} />}
    </div>
  )
}
