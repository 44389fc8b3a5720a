import { isComposing } from '@lanting/browser'
import { useEffect } from 'react'

/** Ctrl + Enter, or Command + Enter, leads from anywhere in the editor to publishing. */
export const PUBLISH_KEYS = 'Control+Enter Meta+Enter'

const arePublishKeys = (event: KeyboardEvent) =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)

export const usePublishKeys = (isActive: boolean, onPublish: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isActive || !arePublishKeys(event)) return
      event.preventDefault()
      event.stopPropagation()
      onPublish()
    }
    // Before the text field, for which these keys begin a line.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isActive, onPublish])
}
