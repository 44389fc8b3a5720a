import { photosPath } from '@lanting/contract'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Drawer.css'
import { Cover } from '../../shared/cover.tsx'
import { KitProvider } from '../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../shared/kit/use-opened.ts'
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
    <KitProvider>
      <Drawer.Root
        opened={useOpened(open)}
        onClose={onClose}
        position="right"
        size="var(--album-drawer)"
        zIndex="var(--z-drawer)"
        lockScroll={false}
        classNames={{ content: 'album-drawer' }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <div className="drawer-header">
            <Drawer.Title>{albums.all}</Drawer.Title>
            <Drawer.CloseButton aria-label={albums.closeChange} />
          </div>
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
        </Drawer.Content>
      </Drawer.Root>
    </KitProvider>
  )
}
