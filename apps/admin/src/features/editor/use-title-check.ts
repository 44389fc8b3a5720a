import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { useSettled } from '../../shared/use-settled.ts'

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
