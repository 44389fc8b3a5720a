import type { RouteName } from '@lanting/contract'
import type { ReactNode } from 'react'
import { usePageHeader } from '../../features/site/use-site.ts'
import { chosenPicture, routePicture } from './header-picture.ts'

interface Props {
  readonly routeName: RouteName
  readonly className: string
  /** An image of the page, such as an article's cover. */
  readonly picture?: string
  readonly children: ReactNode
}

/** The header image of a page and the mountains below it. */
export const BannerFrame = ({ routeName, className, picture, children }: Props) => {
  const header = usePageHeader(routeName)
  const { kind, style } = chosenPicture(picture ?? header?.bg_url ?? '') ?? routePicture(routeName)
  return (
    <div className={`banner ${className}`} data-picture={kind} style={style}>
      {children}
      <div className="banner-ridges" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
