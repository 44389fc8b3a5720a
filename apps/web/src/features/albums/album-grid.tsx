import type { Album } from '@lanting/contract'
import { photosPath } from '@lanting/contract'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import './albums.css'

const COVER = { width: 320, height: 240 }

/** Albums as small stacks of prints. */
export const AlbumGrid = ({ albums }: { albums: readonly Album[] }) => {
  const copy = useCopy().albums
  return (
    <ul className="album-grid">
      {albums.map(({ id, album_name, album_cover, description, photo_count }) => (
        <li key={id}>
          <a className="album" href={photosPath(id)}>
            <span className="cover">
              <Cover url={album_cover} {...COVER} />
            </span>
            <b>
              {album_name}
              <small>{copy.count(photo_count)}</small>
            </b>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
