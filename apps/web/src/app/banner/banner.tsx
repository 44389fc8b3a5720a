import type { RouteName } from '@lanting/contract'
import type { CSSProperties, ReactNode } from 'react'
import { BannerFrame } from './banner-frame.tsx'

interface Props {
  readonly routeName: RouteName
  readonly title: string
  readonly picture?: string
  /** Called when the title is clicked. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** The content below the title. */
  readonly children?: ReactNode
}

/** The banner of all pages except home: the image, and a title whose letters rise once. */
export const Banner = ({ routeName, title, picture, action, children }: Props) => (
  <BannerFrame routeName={routeName} className="page-banner" picture={picture}>
    <div className="banner-text">
      {action ? (
        <h1>
          <button type="button" aria-label={action.label} onClick={action.onClick}>
            {risingWords(title)}
          </button>
        </h1>
      ) : (
        <h1 aria-label={title}>
          <span aria-hidden="true">{risingWords(title)}</span>
        </h1>
      )}
      {children}
    </div>
  </BannerFrame>
)

/** Does not break words. The letters rise one after the other. */
const risingWords = (title: string) => {
  let place = 0
  return title.split(/(?<=\s)/).map((word) => (
    <span key={place} className="rising-word">
      {[...word].map((letter) => {
        place += 1
        return (
          <span key={place} style={{ '--place': place } as CSSProperties}>
            {letter}
          </span>
        )
      })}
    </span>
  ))
}
