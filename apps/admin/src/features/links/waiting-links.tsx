import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { useLinkActions } from './link-actions.ts'
import { linkListQuery } from './links.queries.ts'
import { useWaitingKeys } from './waiting-keys.ts'

const WAITING = { tab: 'waiting' } as const

/** The first button of each application. */
const FIRST_BUTTONS = '.waiting-links .actions > button:first-of-type'

const firstButtons = () => [...document.querySelectorAll<HTMLElement>(FIRST_BUTTONS)]

/** Moves the focus to the last application; the queue below begins where it ends. */
export const focusWaitingLinks = (): void => firstButtons().at(-1)?.focus()

/** The friend links that wait for review, above the other posts to review. */
export const WaitingLinks = () => {
  const { links } = useCopy().admin
  const { data } = useQuery(linkListQuery(WAITING))
  const actions = useLinkActions(() => undefined)
  const list = useWaitingKeys((action, place) => {
    const link = data?.list[place]
    if (!data || !link) return
    const steps = {
      // Behind the last application the keys belong to the queue again.
      next: () =>
        place + 1 < data.list.length
          ? firstButtons()[place + 1]?.focus()
          : (document.activeElement as HTMLElement | null)?.blur(),
      previous: () => firstButtons()[place - 1]?.focus(),
      approve: () => actions.approve([link]),
      remove: () => actions.remove([link]),
    }
    void steps[action]()
  })
  if (!data || data.total === 0) return null
  return (
    <section className="sheet waiting-links" aria-label={links.waiting}>
      <div className="sheet-head">
        <h2>{links.waiting}</h2>
        <span className="quiet">{data.total}</span>
        <Link className="link actions" to={PATHS.links} search={WAITING}>
          {links.title}
        </Link>
      </div>
      <ul ref={list} className="action-rows">
        {data.list.map((link) => (
          <li key={link.id}>
            <div>
              <b>{link.site_name}</b>
              <p className="quiet">{link.url}</p>
              <p className="quiet">{link.site_desc}</p>
            </div>
            <div className="actions">
              <RowAction
                name={links.approve}
                of={link.site_name}
                Icon={IconCheck}
                onClick={() => actions.approve([link])}
              />
              <RowAction
                name={links.refuse}
                of={link.site_name}
                Icon={IconTrash}
                onClick={() => actions.remove([link])}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
