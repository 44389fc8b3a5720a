import { ARTICLE_STATUS, type DeskArticle, PINNED } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/ask.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { ARTICLES } from './articles.queries.ts'

export interface ArticleActs {
  readonly pin: (article: DeskArticle) => Promise<void>
  readonly togglePublic: (article: DeskArticle) => Promise<void>
  readonly bin: (chosen: readonly DeskArticle[]) => Promise<void>
  readonly restore: (chosen: readonly DeskArticle[]) => Promise<void>
  readonly purge: (chosen: readonly DeskArticle[]) => Promise<void>
  readonly throwAway: (manuscriptId: number, title: string) => Promise<void>
}

/** What can be done with articles from their list. What destroys asks first. */
export const useArticleActs = (): ArticleActs => {
  const { admin } = useCopy()
  const words = admin.articles
  const queries = useQueryClient()

  /** However it ends, the list shows what the server has; a failure has been told by the call. */
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
    } catch (error) {
      console.info('The list is fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: ARTICLES })
  }
  const each = (chosen: readonly DeskArticle[], work: (article: DeskArticle) => Promise<unknown>) =>
    chosen.reduce<Promise<unknown>>(
      (before, article) => before.then(() => work(article)),
      Promise.resolve(),
    )
  const about = (
    chosen: readonly DeskArticle[],
    one: (title: string) => string,
    many: (count: number) => string,
  ) => {
    const [first] = chosen
    return chosen.length === 1 && first ? one(first.article_title) : many(chosen.length)
  }

  return {
    pin: ({ id, is_top }) =>
      act(
        () =>
          api.updateTop({
            params: { id, is_top: is_top === PINNED.yes ? PINNED.no : PINNED.yes },
          }),
        words.changed,
      ),
    togglePublic: ({ id, status }) =>
      act(
        () =>
          status === ARTICLE_STATUS.draft
            ? Promise.resolve()
            : api.isPublicArticle({ params: { id, status } }),
        words.changed,
      ),
    bin: async (chosen) => {
      const text = about(chosen, words.confirmBin, words.confirmBinMany)
      if (!(await ask({ text, yes: admin.acts.delete }))) return
      await act(
        () => each(chosen, ({ id, status }) => api.deleteArticle({ params: { id, status } })),
        words.binned,
      )
    },
    restore: (chosen) =>
      act(() => each(chosen, ({ id }) => api.revertArticle({ params: { id } })), words.restored),
    purge: async (chosen) => {
      const text = about(chosen, words.confirmPurge, words.confirmPurgeMany)
      if (!(await ask({ text, yes: words.purge, grave: true }))) return
      await act(
        () => api.purgeArticles({ body: { idList: chosen.map(({ id }) => id) } }),
        words.purged,
      )
    },
    throwAway: async (id, title) => {
      const text = words.confirmThrowAway(title)
      if (!(await ask({ text, yes: words.throwAway, grave: true }))) return
      await act(() => api.deleteManuscript({ params: { id } }), words.purged)
    },
  }
}
