import { Link, useLocation } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { entryOf } from './navigation.ts'

/** The group and the name of the current screen. */
export const Breadcrumb = () => {
  const { breadcrumb, groups, screens } = useCopy().admin.frame
  const path = useLocation({ select: ({ pathname }) => pathname })
  const found = entryOf(path)
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
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
