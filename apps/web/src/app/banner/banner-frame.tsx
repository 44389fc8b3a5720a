import type { RouteName } from '@lanting/contract'
import type { ReactNode } from 'react'
import { usePageHeader } from '../../features/site/use-site.ts'
import { artStyle, chosenStyle } from './header-picture.ts'

interface Props {
  readonly routeName: RouteName
  readonly className: string
  /** A picture of the page itself, such as an article's cover. */
  readonly picture?: string
  readonly children: ReactNode
}

/** The picture of a page and the mountains at its foot. */
export const BannerFrame = ({ routeName, className, picture, children }: Props) => {
  const header = usePageHeader(routeName)
  const chosen = picture || header?.bg_url
  const photograph = chosen ? chosenStyle(chosen) : undefined
  return (
    <div
      className={`banner ${className}`}
      data-picture={photograph ? 'photograph' : 'art'}
      style={photograph ?? artStyle(routeName)}
    >
      {children}
      <div className="banner-ridges" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
