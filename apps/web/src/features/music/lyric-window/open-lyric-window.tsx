import type { PlayerCopy } from '@lanting/copy/player/zh-CN'
import { createRoot } from 'react-dom/client'
import { LyricWindow } from './lyric-window.tsx'

/** A small window above all others, which the page fills. Only some browsers have it. */
interface DocumentPictureInPicture {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>
}

const SIZE = { width: 380, height: 200 }

const api = () =>
  (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture

/** The window has none of the styles of the page. */
const copyStyles = (to: Document) => {
  const { lang, dataset } = document.documentElement
  to.documentElement.lang = lang
  Object.assign(to.documentElement.dataset, dataset)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    to.head.append(Object.assign(to.createElement('link'), { rel: 'stylesheet', href: link.href }))
  }
}

/** Opens the window with the line that is sung. It stays when the panel is closed. */
export const openLyricWindow = async (copy: PlayerCopy): Promise<void> => {
  const opened = await api()?.requestWindow(SIZE)
  if (!opened) return
  const { document: page } = opened
  copyStyles(page)
  page.title = copy.lines.lyricWindow
  page.body.className = 'lyric-window'
  const root = createRoot(page.body)
  root.render(<LyricWindow copy={copy} />)
  opened.addEventListener('pagehide', () => root.unmount(), { once: true })
}
