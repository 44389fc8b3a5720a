import { readPictureUrl } from '@lanting/contract'
import type { CSSProperties } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { EnlargingLink } from '../../shared/pictures/enlarging-link.tsx'
import type { ViewedPicture } from '../../shared/pictures/viewer-state.ts'

/** The ratio of the demo images. */
const USUAL_RATIO = 1.5
const RATIO = { min: 0.7, max: 2.2 }
const ONE = { width: 340, height: 227 }
const MANY = { width: 140, height: 140 }

const ratioOf = (url: string) => {
  const picture = readPictureUrl(url)
  const ratio = picture ? picture.width / picture.height : USUAL_RATIO
  return Math.min(RATIO.max, Math.max(RATIO.min, ratio))
}

interface Props {
  readonly pictures: readonly ViewedPicture[]
}

/** One image with its own ratio, several as squares in rows of three. */
export const TalkPictures = ({ pictures }: Props) => {
  const [first] = pictures
  if (!first) return null
  const isOne = pictures.length === 1
  const style = isOne ? ({ '--ratio': ratioOf(first.src) } as CSSProperties) : undefined
  return (
    <ul className="talk-pictures" data-count={isOne ? 'one' : 'many'} style={style}>
      {pictures.map((picture) => (
        <li key={picture.alt} className="cover">
          <EnlargingLink picture={picture} among={pictures}>
            <Cover url={picture.src} {...(isOne ? ONE : MANY)} />
          </EnlargingLink>
        </li>
      ))}
    </ul>
  )
}
