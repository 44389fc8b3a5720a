import { useCallback, useEffect } from 'react'
import { useCodeTabs } from './use-code-tabs.ts'
import { useDiagrams } from './use-diagrams.ts'
import { useEmbeds } from './use-embeds.ts'

/** Changes a text like the site. Returns a function to call when the preview has new content. */
export const usePreviewTools = (previewId: string): (() => void) => {
  const draw = useDiagrams(previewId)
  const fill = useEmbeds(previewId)
  useCodeTabs(previewId)
  useEffect(fill, [fill])
  return useCallback(() => {
    draw()
    fill()
  }, [draw, fill])
}
