import { isDrawing, type Photo } from '@lanting/contract'
import type { CSSProperties } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import { EnlargingLink } from '../../shared/pictures/enlarging-link.tsx'
import './albums.css'

/** Size of a photo without known dimensions. */
const USUAL = { width: 3, height: 2 }
const DRAWN_HEIGHT_PX = 240

const sizeOf = ({ width, height }: Photo) =>
  width !== null && height !== null ? { width, height } : USUAL

/** Reserves the space of a photo and shows a blurred placeholder. */
const styleOf = (photo: Photo) => {
  const { width, height } = sizeOf(photo)
  return {
    '--ratio': width / height,
    ...(photo.blur && { '--blur': `url("data:image/webp;base64,${photo.blur}")` }),
  } as CSSProperties
}

interface Props {
  readonly albumName: string
  readonly photos: readonly Photo[]
  /** The number of photos on the pages before. */
  readonly before: number
}

/** Photos in rows of one height, each with its own ratio. */
export const PhotoWall = ({ albumName, photos, before }: Props) => {
  const { albums } = useCopy()
  const viewed = photos.map(({ url, blur, caption, taken_at, camera }, at) => ({
    src: url,
    alt: caption || albums.photo(albumName, before + at + 1),
    facts: [taken_at, camera].filter(Boolean).join(' · '),
    blur,
  }))
  return (
    <ul className="photo-wall">
      {photos.map((photo, at) => {
        const picture = viewed[at]
        const { width, height } = sizeOf(photo)
        return (
          picture && (
            <li
              key={photo.id}
              className="cover"
              style={styleOf(photo)}
              data-drawing={isDrawing(photo.url) || undefined}
            >
              <EnlargingLink picture={picture} among={viewed}>
                <Cover
                  url={photo.url}
                  width={Math.round((DRAWN_HEIGHT_PX * width) / height)}
                  height={DRAWN_HEIGHT_PX}
                />
              </EnlargingLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
