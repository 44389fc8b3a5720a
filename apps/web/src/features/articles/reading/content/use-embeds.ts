import { type RefObject, useEffect } from 'react'
import { useLanguage } from '../../../../shared/language.ts'
import { playSong } from '../../../../shared/play-song.ts'

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** A press on a card loads what it stands for, in its place. Before that nothing is loaded. */
export const useEmbeds = (text: RefObject<HTMLElement | null>): void => {
  const language = useLanguage()
  useEffect(() => {
    const stop = new AbortController()
    const open = async (card: HTMLAnchorElement) => {
      const [{ openEmbed }, { readingToolsCopy }] = await Promise.all([
        import('@lanting/browser/open-embed'),
        import('@lanting/copy/reading-tools'),
      ])
      await openEmbed(card, readingToolsCopy[language])
    }
    const press = (event: MouseEvent) => {
      const card = (event.target as Element).closest<HTMLAnchorElement>('.embed-card')
      if (!card || !isPlain(event)) return
      const isSong = card.parentElement?.classList.contains('embed-song')
      if (!isSong && !card.dataset.source) return
      event.preventDefault()
      if (isSong) playSong(card.search)
      else open(card).catch(() => location.assign(card.href))
    }
    text.current?.addEventListener('click', press, stop)
    return () => stop.abort()
  }, [text, language])
}
