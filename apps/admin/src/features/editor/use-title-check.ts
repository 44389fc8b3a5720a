import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../shared/api.ts'

const SETTLED_AFTER_MS = 400

const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Returns true when another article has this title. */
export const useTitleTaken = (title: string, articleId: number | null): boolean => {
  const article_title = useSettled(title.trim())
  const { data } = useQuery({
    queryKey: ['titleTaken', article_title, articleId],
    queryFn: () => api.titleExist({ body: { article_title, id: articleId } }, { quiet: true }),
    enabled: article_title !== '',
  })
  return data === true && article_title === title.trim()
}
