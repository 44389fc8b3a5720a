import { Link, useLocation } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { screenTitle } from '../screen-title.ts'
import { entryOf } from './navigation.ts'

/** The group and the name of the current screen. */
export const Breadcrumb = () => {
  const { breadcrumb, groups, screens, notFound } = useCopy().admin.frame
  const path = useLocation({ select: ({ pathname }) => pathname })
  const found = entryOf(path)
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      {!found && <b>{screenTitle(path, false, screens) ?? notFound}</b>}
      {found && (
        <>
          <span>{groups[found.group]}</span>
          <span aria-hidden> / </span>
          <Link to={found.entry.to} aria-current={found.entry.to === path ? 'page' : undefined}>
            {screens[found.entry.screen]}
          </Link>
        </>
      )}
    </nav>
  )
}
