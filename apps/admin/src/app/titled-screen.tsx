import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '../shared/language.ts'
import { useScreenSubject } from '../shared/screen-subject.ts'
import { useSiteName } from '../shared/site-name.ts'
import { screenTitle } from './screen-title.ts'

/** Every screen, with its own title in the window: what it shows, and the name of the site. */
export const TitledScreen = () => {
  const { admin, site } = useCopy()
  const subject = useScreenSubject()
  const siteName = useSiteName() || site.name
  const { pathname, search } = useLocation()
  const { id, manuscript } = search as { readonly id?: number; readonly manuscript?: number }
  const isNew = id === undefined && manuscript === undefined
  const { notFound, screens } = admin.frame
  const screen = screenTitle(pathname, isNew, screens) ?? notFound
  useEffect(() => {
    document.title = [...(subject ? [subject] : []), screen, siteName].join(' - ')
  }, [subject, screen, siteName])
  return <Outlet />
}
