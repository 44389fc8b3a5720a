import type { Language } from '@lanting/contract'
import { type ReadingToolsCopy, readingToolsCopy } from '@lanting/copy/reading-tools'
import type { Copy } from '@lanting/copy/zh-CN'
import { openViewer } from '../../../../shared/pictures/viewer-state.ts'
import { codeTools } from './code-tools.ts'
import { footnotePopovers } from './footnote-popovers.ts'
import { songActions } from './song-cards.ts'
import './enhance-content.css'

interface Words {
  readonly reading: Copy['reading']
  readonly language: Language
}

/** A picture of a gallery has its caption as its title. The address of an upload tells its variants. */
const pictureOf = (image: HTMLImageElement) => {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent ?? image.title
  return { src: image.getAttribute('src') ?? '', alt: image.alt, caption: caption.trim() }
}

/** Skips images inside links. */
const opensItself = (image: HTMLImageElement) => image.closest('a') === null

const openingPicture = (
  image: HTMLImageElement,
  all: HTMLImageElement[],
  copy: ReadingToolsCopy,
) => {
  const stop = new AbortController()
  const open = () => openViewer(all.map(pictureOf), all.indexOf(image))
  image.tabIndex = 0
  image.role = 'button'
  image.setAttribute('aria-label', copy.enlarge(image.alt))
  image.addEventListener('click', open, { signal: stop.signal })
  image.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      open()
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

/** Adds tools to code and songs, popovers to footnotes, a viewer to pictures. Returns the cleanup. */
export const enhanceContent = (text: HTMLElement, words: Words): (() => void) => {
  const copy = readingToolsCopy[words.language]
  const pictures = [...text.querySelectorAll('img')].filter(opensItself)
  const code = [...text.querySelectorAll<HTMLElement>('.md-editor-code')]
  const songs = [...text.querySelectorAll<HTMLAnchorElement>('.embed-song > .embed-card')]
  const undo = [
    ...songs.map((card) => songActions(card, copy)),
    ...code.map((block) => codeTools(block, { ...words.reading, ...copy })),
    ...pictures.map((image) => openingPicture(image, pictures, copy)),
    footnotePopovers(text, copy),
  ]
  return () => {
    for (const step of undo) step()
  }
}
