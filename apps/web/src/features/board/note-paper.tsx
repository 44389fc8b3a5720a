import type { BoardDraft } from '@lanting/contract'
import type { CSSProperties, ReactNode } from 'react'
import { Cover } from '../../shared/cover.tsx'
import { ownPicture } from '../../shared/pictures/own-picture.ts'
import { pictureAttributes } from '../../shared/pictures/picture-attributes.ts'
import { lookOf } from './board.rules.ts'
import type { NoteColours } from './note-colours.rules.ts'

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

const coloursStyle = (colours: NoteColours): CSSProperties | undefined => {
  if (colours.kind === 'plain') return undefined
  if (colours.kind === 'light') {
    return { '--note': colours.paper, '--note-ink': colours.ink } as CSSProperties
  }
  const { day, night } = colours
  return {
    '--note-day': day.paper,
    '--note-ink-day': day.ink,
    '--note-night': night.paper,
    '--note-ink-night': night.ink,
  } as CSSProperties
}

/** A sheet of paper with a strip of tape. The image is separate from the text. */
export const NotePaper = ({ look, head, text, foot }: Props) => {
  const { colours, fontSize, fontWeight } = lookOf(look)
  const picture = ownPicture(look.bg_url)
  return (
    <div className="note" data-paper={colours.kind} style={coloursStyle(colours)}>
      <div className="note-header">{head}</div>
      <div className="note-text" style={{ fontSize, fontWeight }}>
        {text}
      </div>
      {picture && (
        <div className="note-picture">
          <NotePicture url={picture} isPlain={colours.kind === 'plain'} />
        </div>
      )}
      {foot && <div className="note-footer">{foot}</div>}
    </div>
  )
}
