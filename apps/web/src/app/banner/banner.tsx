import type { RouteName } from '@lanting/contract'
import type { ReactNode } from 'react'
import { BannerFrame } from './banner-frame.tsx'
import { RisingTitle } from './rising-title.tsx'
import { isLongTitle } from './title-words.ts'

interface Props {
  readonly routeName: RouteName
  readonly title: string
  readonly picture?: string
  /** Called when the title is clicked. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** The content below the title. */
  readonly children?: ReactNode
}

/** The banner of all pages except home: the image and the title. */
export const Banner = ({ routeName, title, picture, action, children }: Props) => (
  <BannerFrame routeName={routeName} className="page-banner" picture={picture}>
    <div className="banner-text">
      {action ? (
        <h1>
          <button type="button" aria-label={action.label} onClick={action.onClick}>
            <RisingTitle title={title} />
          </button>
        </h1>
      ) : (
        <h1 aria-label={title} data-long={isLongTitle(title)}>
          <RisingTitle title={title} />
        </h1>
      )}
      {children}
    </div>
  </BannerFrame>
)
