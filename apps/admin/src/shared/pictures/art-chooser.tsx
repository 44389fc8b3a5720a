import drawings from 'virtual:drawings'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { useCopy } from '../language.ts'

interface Props {
  readonly onChoose: (url: string) => void
  readonly onClose: () => void
}

const nameOf = (url: string) => url.replace(/^.*\/|\.avif$/g, '').replaceAll('-', ' ')

/** The artwork that is part of the site. */
export const ArtChooser = ({ onChoose, onClose }: Props) => {
  const { headers } = useCopy().admin
  return (
    <Dialog title={headers.artTitle} shape="wide" onClose={onClose}>
      <ul className="art-grid">
        {drawings.map((url) => (
          <li key={url}>
            <button type="button" aria-label={nameOf(url)} onClick={() => onChoose(url)}>
              <Cover url={url} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
