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

/** Their picture is behind the whole first screen. */
const FILLS_SCREEN: readonly RouteName[] = ['Home', 'NotFound']

/** The header image of a page and the mountains below it. */
export const BannerFrame = ({ routeName, className, picture, children }: Props) => {
  const header = usePageHeader(routeName)
  const chosen = picture ?? header?.bg_url ?? ''
  const { kind, style } =
    chosenPicture(chosen, FILLS_SCREEN.includes(routeName)) ?? routePicture(routeName)
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
