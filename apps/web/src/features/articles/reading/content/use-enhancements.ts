import { type RefObject, useEffect } from 'react'
import { useCopy, useLanguage } from '../../../../shared/language.ts'
import { whenNear } from '../../../../shared/when-near.ts'
import { whenUsed } from '../../../../shared/when-used.ts'

const ENHANCED = 'img, .md-editor-code, .footnote-ref, abbr, .embed-song'

/**
 * Loads the tools of the text when somebody uses the page and an element that needs a tool is near
 * the view.
 */
export const useEnhancements = (text: RefObject<HTMLElement | null>, html: string): void => {
  const { reading } = useCopy()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other elements.
  useEffect(() => {
    const { current } = text
    const elements = current?.querySelectorAll(ENHANCED) ?? []
    if (!current || elements.length === 0) return
    const stop = new AbortController()
    const enhance = async () => {
      const { enhanceContent } = await import('./enhance-content.ts')
      if (stop.signal.aborted) return
      const undo = enhanceContent(current, { reading, language })
      stop.signal.addEventListener('abort', undo)
    }
    const report = (error: unknown) => console.info('The text stays without its tools.', error)
    const waitUntilNear = () => {
      const cancel = whenNear(elements, () => void enhance().catch(report))
      stop.signal.addEventListener('abort', cancel)
    }
    const cancel = whenUsed(waitUntilNear)
    return () => {
      cancel()
      stop.abort()
    }
  }, [text, html, reading, language])
}
