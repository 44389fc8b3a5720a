import { type AdminArticle, ARTICLE_STATUS, PINNED } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { ARTICLES } from './articles.queries.ts'

export interface ArticleActions {
  readonly pin: (article: AdminArticle) => Promise<void>
  readonly togglePublic: (article: AdminArticle) => Promise<void>
  readonly trash: (chosen: readonly AdminArticle[]) => Promise<void>
  readonly restore: (chosen: readonly AdminArticle[]) => Promise<void>
  readonly purge: (chosen: readonly AdminArticle[]) => Promise<void>
  readonly throwAway: (manuscriptId: number, title: string) => Promise<void>
}

/** What can be done with articles from their list. What destroys asks first. */
export const useArticleActions = (): ArticleActions => {
  const { admin } = useCopy()
  const words = admin.articles
  const action = useAction(ARTICLES)
  const each = (
    chosen: readonly AdminArticle[],
    work: (article: AdminArticle) => Promise<unknown>,
  ) =>
    chosen.reduce<Promise<unknown>>(
      (before, article) => before.then(() => work(article)),
      Promise.resolve(),
    )
  const about = (
    chosen: readonly AdminArticle[],
    one: (title: string) => string,
    many: (count: number) => string,
  ) => {
    const [first] = chosen
    return chosen.length === 1 && first ? one(first.article_title) : many(chosen.length)
  }

  return {
    pin: ({ id, is_top }) =>
      action(
        () =>
          api.updateTop({
            params: { id, is_top: is_top === PINNED.yes ? PINNED.no : PINNED.yes },
          }),
        words.changed,
      ),
    togglePublic: ({ id, status }) =>
      action(
        () =>
          status === ARTICLE_STATUS.draft
            ? Promise.resolve(true)
            : api.isPublicArticle({ params: { id, status } }),
        words.changed,
      ),
    trash: async (chosen) => {
      const text = about(chosen, words.confirmTrash, words.confirmTrashMany)
      if (!(await ask({ text, yes: admin.actions.delete }))) return
      await action(
        () => each(chosen, ({ id, status }) => api.deleteArticle({ params: { id, status } })),
        words.trashed,
      )
    },
    restore: (chosen) =>
      action(() => each(chosen, ({ id }) => api.revertArticle({ params: { id } })), words.restored),
    purge: async (chosen) => {
      const text = about(chosen, words.confirmPurge, words.confirmPurgeMany)
      if (!(await ask({ text, yes: words.purge, grave: true }))) return
      await action(
        () => api.purgeArticles({ body: { idList: chosen.map(({ id }) => id) } }),
        words.purged,
      )
    },
    throwAway: async (id, title) => {
      const text = words.confirmDiscard(title)
      if (!(await ask({ text, yes: words.discard, grave: true }))) return
      await action(() => api.deleteManuscript({ params: { id } }), words.purged)
    },
  }
}
