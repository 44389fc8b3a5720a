import { type AdminArticle, ARTICLE_STATUS, PINNED } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { ARTICLES } from './articles.queries.ts'

export interface ArticleActions {
  readonly pin: (article: AdminArticle) => Promise<void>
  /** Makes a public article private, or a private one public. */
  readonly togglePublic: (article: AdminArticle) => Promise<void>
  readonly trash: (chosen: readonly AdminArticle[]) => Promise<void>
  readonly restore: (chosen: readonly AdminArticle[]) => Promise<void>
  readonly purge: (chosen: readonly AdminArticle[]) => Promise<void>
  /** Reports a change of many articles, and shows them anew. */
  readonly changedMany: (count: number) => Promise<void>
  readonly discard: (manuscriptId: number, title: string) => Promise<void>
}

/** The actions of the article list. Destructive actions ask first. */
export const useArticleActions = (): ArticleActions => {
  const { admin } = useCopy()
  const copy = admin.articles
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

  /** The first change can be undone, by the opposite change. */
  const setPublic = async (article: AdminArticle, withUndo: boolean): Promise<void> => {
    const { id, status, article_title } = article
    if (status === ARTICLE_STATUS.draft) return
    const isPublic = status === ARTICLE_STATUS.public
    const changed: AdminArticle = {
      ...article,
      status: isPublic ? ARTICLE_STATUS.private : ARTICLE_STATUS.public,
    }
    const undo = { label: admin.actions.undo, run: () => void setPublic(changed, false) }
    await action(
      () => api.isPublicArticle({ params: { id, status } }),
      (isPublic ? copy.nowPrivate : copy.nowPublic)(article_title),
      withUndo ? undo : undefined,
    )
  }

  return {
    pin: ({ id, is_top }) =>
      action(
        () =>
          api.updateTop({
            params: { id, is_top: is_top === PINNED.yes ? PINNED.no : PINNED.yes },
          }),
        copy.changed,
      ),
    togglePublic: (article) => setPublic(article, true),
    trash: async (chosen) => {
      const text = about(chosen, copy.confirmTrash, copy.confirmTrashMany)
      if (!(await confirm({ text, yes: admin.actions.delete }))) return
      await action(
        () => each(chosen, ({ id, status }) => api.deleteArticle({ params: { id, status } })),
        copy.trashed,
      )
    },
    restore: (chosen) =>
      action(() => each(chosen, ({ id }) => api.revertArticle({ params: { id } })), copy.restored),
    purge: async (chosen) => {
      const text = about(chosen, copy.confirmPurge, copy.confirmPurgeMany)
      if (!(await confirm({ text, yes: copy.purge, danger: true }))) return
      await action(
        () => api.purgeArticles({ body: { idList: chosen.map(({ id }) => id) } }),
        copy.purged,
      )
    },
    changedMany: (count) => action(async () => undefined, copy.bulk.done(count)),
    discard: async (id, title) => {
      const text = copy.confirmDiscard(title)
      if (!(await confirm({ text, yes: copy.discard, danger: true }))) return
      await action(() => api.deleteManuscript({ params: { id } }), copy.purged)
    },
  }
}
