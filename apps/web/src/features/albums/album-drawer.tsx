import { photosPath } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Cover } from '../../shared/cover.tsx'
import { Dialog, DialogHeader } from '../../shared/dialog/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { albumsQuery } from './albums.queries.ts'

interface Props {
  readonly current: number
  readonly open: boolean
  readonly onClose: () => void
}

const COVER = { width: 240, height: 160 }

export const AlbumDrawer = ({ current, open, onClose }: Props) => {
  const { albums } = useCopy()
  const { data = [] } = useQuery(albumsQuery(useApi()))
  return (
    <Dialog open={open} onClose={onClose} side="right" className="album-drawer">
      <DialogHeader title={albums.all} closeLabel={albums.closeChange} onClose={onClose} />
      <ul>
        {data.map(({ id, album_name, album_cover }) => (
          <li key={id}>
            <a
              href={photosPath(id)}
              aria-current={id === current ? 'page' : undefined}
              onClick={onClose}
            >
              <span className="cover">
                <Cover url={album_cover} {...COVER} />
              </span>
              {album_name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
