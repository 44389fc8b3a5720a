import { Link, useLocation } from '@tanstack/react-router'
import { useCopy } from '../../shared/language.ts'
import { entryOf } from './navigation.ts'

/** Where one is: the group, and the screen below it. */
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
