import type { Copy } from '@lanting/copy/zh-CN'
import { copyText } from '../../../shared/copy-text.ts'
import { openViewer } from '../../../shared/pictures/viewer-state.ts'

type ReadingCopy = Copy['reading']

/** Code tabs: only one block is visible. */
const shownCode = (block: Element) =>
  [...block.querySelectorAll('pre')].find((pre) => pre.checkVisibility())?.textContent ?? ''

const copyButton = (block: Element, copy: ReadingCopy) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy-code'
  button.setAttribute('aria-label', copy.copyCode)
  button.addEventListener('click', () => copyText(shownCode(block).trimEnd(), copy))
  block.append(button)
  return () => button.remove()
}

/** Code tabs: label, language and text of a tab have separate inputs, which this links. */
const joinedTabs = (block: Element) => {
  const stop = new AbortController()
  const show = ({ target }: Event) => {
    const { className } = target as HTMLInputElement
    for (const input of block.querySelectorAll('input')) {
      if (input.className === className) input.checked = true
    }
  }
  block.addEventListener('change', show, { signal: stop.signal })
  return () => stop.abort()
}

const pictureOf = (image: HTMLImageElement) => ({ src: image.src, alt: image.alt })

/** Skips images inside links. */
const opensItself = (image: HTMLImageElement) => image.closest('a') === null

const openingPicture = (image: HTMLImageElement, all: HTMLImageElement[], copy: ReadingCopy) => {
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

/** Adds copy buttons, code tabs and image viewing to a rendered text. Returns the cleanup. */
export const enhanceContent = (
  text: HTMLElement | null,
  copy: ReadingCopy,
): (() => void) | undefined => {
  if (!text) return
  const pictures = [...text.querySelectorAll('img')].filter(opensItself)
  const code = [...text.querySelectorAll('.md-editor-code')]
  const undo = [
    ...code.map((block) => copyButton(block, copy)),
    ...code.map(joinedTabs),
    ...pictures.map((image) => openingPicture(image, pictures, copy)),
  ]
  return () => {
    for (const step of undo) step()
  }
}
