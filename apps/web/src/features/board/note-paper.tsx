import type { BoardDraft } from '@lanting/contract'
import type { CSSProperties, ReactNode } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { pictureAttributes } from '../../shared/pictures/picture-attributes.ts'
import { lookOf, ownPicture } from './board.rules.ts'

interface Props {
  readonly look: Pick<BoardDraft, 'color' | 'font_size' | 'font_weight' | 'bg_color' | 'bg_url'>
  readonly head: ReactNode
  readonly text: ReactNode
  readonly foot?: ReactNode
}

const PICTURE_WIDTH = '(max-width: 798px) 100vw, 600px'

const NotePicture = ({ url, isPlain }: { url: string; isPlain: boolean }) => {
  // Uses the light variant, because light paper stays light in the dark scheme.
  if (url.startsWith('/art/') && isPlain) return <Cover url={url} width={520} height={320} />
  return <img alt="" loading="lazy" decoding="async" {...pictureAttributes(url, PICTURE_WIDTH)} />
}

/** A sheet of paper with a strip of tape. The image is separate from the text. */
export const NotePaper = ({ look, head, text, foot }: Props) => {
  const { paper, ink, fontSize, fontWeight } = lookOf(look)
  const picture = ownPicture(look.bg_url)
  const sheet = paper ? ({ '--note': paper, '--note-ink': ink } as CSSProperties) : undefined
  return (
    <div className="note" data-paper={paper ? 'light' : 'plain'} style={sheet}>
      <div className="note-header">{head}</div>
      <div className="note-text" style={{ fontSize, fontWeight }}>
        {text}
      </div>
      {picture && (
        <div className="note-picture">
          <NotePicture url={picture} isPlain={paper === undefined} />
        </div>
      )}
      {foot && <div className="note-footer">{foot}</div>}
    </div>
  )
}
