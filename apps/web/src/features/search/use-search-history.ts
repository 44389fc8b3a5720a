import { useEffect } from 'react'
import { create } from 'zustand'
import { afterAnswer, afterEnd, afterForgetting, type History } from './search-history.rules.ts'
import { followHistory, storedHistory, storeHistory } from './search-history.ts'

/** Without storage, the history lasts as long as the page. */
const useHistory = create<History>()(() => ({ texts: [] }))

const change = (after: History) => {
  const { texts } = useHistory.getState()
  useHistory.setState(after, true)
  if (after.texts !== texts) storeHistory(after.texts)
}

export const rememberAnswer = (text: string) => change(afterAnswer(useHistory.getState(), text))
export const endText = () => change(afterEnd(useHistory.getState()))
export const forget = (text: string) => change(afterForgetting(useHistory.getState(), text))
export const forgetAll = () => change({ texts: [] })

/** The history of this browser, which follows other tabs. */
export const useSearchHistory = (): readonly string[] => {
  useEffect(() => {
    const restore = () => useHistory.setState({ texts: storedHistory() }, true)
    restore()
    return followHistory(restore)
  }, [])
  return useHistory(({ texts }) => texts)
}
