import { useEffect } from 'react'

/** Name, language and text of a tab have an input each. The policy of the admin keeps the editor's own script from linking them. */
const chooseTab = (chosen: HTMLInputElement) => {
  const block = chosen.closest('.md-editor-code')
  for (const input of block?.querySelectorAll<HTMLInputElement>('input') ?? []) {
    if (input.className === chosen.className) input.checked = true
  }
}

/** Lets the tabs of code in a preview be chosen, by pointer and by keyboard. */
export const useCodeTabs = (previewId: string): void =>
  useEffect(() => {
    const stop = new AbortController()
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      if (target.closest(`#${previewId} .md-editor-codetab-label`)) chooseTab(target)
    }
    document.addEventListener('change', choose, stop)
    return () => stop.abort()
  }, [previewId])
