import { type ErrorKey, endpoints } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { taxonomyArticleStore } from './taxonomy-articles.store.ts'
import { type TaxonomyTable, taxonomyNameStore } from './taxonomy-names.store.ts'

type Named<N extends string> = { readonly id?: number } & { readonly [K in N]: string }

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  /** Finds a category or tag by id or name, or creates it. */
  readonly chosenCategory: (
    queries: Queries,
    chosen: Named<'category_name'>,
    now: number,
  ) => Promise<number>
  readonly chosenTag: (queries: Queries, chosen: Named<'tag_name'>, now: number) => Promise<number>
  readonly trashArticles: (queries: Queries, ids: readonly number[], now: number) => Promise<void>
}

const KEYS = {
  categories: { taken: 'categoryExists', missing: 'categoryNotFound' },
  tags: { taken: 'tagExists', missing: 'tagNotFound' },
} as const satisfies Record<TaxonomyTable, Record<string, ErrorKey>>

/** A deleted item cannot be the target of the articles. */
const rejectSelfTarget = (ids: readonly number[], to: number | undefined) => {
  if (to === undefined || !ids.includes(to)) return
  throw new AppError('wrongMember', { detail: { member: 'moveTo' } })
}

export const taxonomyAdminRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, chosenCategory, chosenTag, trashArticles } = needs

  const page = async (
    table: TaxonomyTable,
    { current, size, name }: { current: number; size: number; name: string },
  ) => {
    const store = taxonomyNameStore(queries, table)
    const [rows, total, zone] = await Promise.all([
      store.page({ name, current, size }),
      store.total(name),
      timeZone(),
    ])
    const list = rows.map((row) => ({
      id: row.id,
      name: row.name,
      article_count: row.article_count ?? 0,
      total_count: Number(row.total_count),
      ...wireTimes(row, zone),
    }))
    return { current, size, list, total }
  }

  const rejectDuplicate = (table: TaxonomyTable) => (error: unknown) => {
    throw isUniqueViolation(error) ? new AppError(KEYS[table].taken) : error
  }

  const add = async (
    table: TaxonomyTable,
    name: string,
    from: { readonly by: Identity; readonly clientId: string | undefined },
  ) => {
    const { id } = await createOnce(needs, { kind: table, ...from }, (transaction, at) =>
      taxonomyNameStore(transaction, table).add(name.trim(), at),
    ).catch(rejectDuplicate(table))
    return { id, name: name.trim() }
  }

  const rename = async (table: TaxonomyTable, id: number, name: string) => {
    const renaming = taxonomyNameStore(queries, table).rename(id, name.trim(), now())
    if (!(await renaming.catch(rejectDuplicate(table)))) throw new AppError(KEYS[table].missing)
    return true
  }

  const requireTarget = async (transaction: Queries, table: TaxonomyTable, id: number) => {
    const exists = await taxonomyNameStore(transaction, table).exists(id)
    if (!exists) throw new AppError(KEYS[table].missing)
  }

  serve(endpoints.getCategoryList, async ({ body: { current, size, category_name } }) => {
    const { list, ...rest } = await page('categories', { current, size, name: category_name ?? '' })
    return { ...rest, list: list.map(({ name, ...row }) => ({ ...row, category_name: name })) }
  })

  serve(endpoints.addCategory, async ({ body }, { identity: by }) => {
    const from = { by, clientId: body.client_id }
    const { id, name } = await add('categories', body.category_name, from)
    return { id, category_name: name }
  })

  serve(endpoints.updateCategory, ({ body: { id, category_name } }) =>
    rename('categories', id, category_name),
  )

  serve(endpoints.mergeCategories, ({ body: { categoryIdList: ids, to_id } }) =>
    withAdminLock(queries, async (transaction) => {
      rejectSelfTarget(ids, to_id)
      await requireTarget(transaction, 'categories', to_id)
      await taxonomyArticleStore(transaction).moveCategories(ids, to_id)
      return { updateNum: await taxonomyNameStore(transaction, 'categories').remove(ids) }
    }),
  )

  serve(endpoints.deleteCategories, ({ body }) =>
    withAdminLock(queries, async (transaction) => {
      const { categoryIdList: ids, moveTo, trashArticles: trashes } = body
      const store = taxonomyArticleStore(transaction)
      const articles = await store.inCategories(ids)
      if (articles.length > 0) {
        if (!moveTo) throw new AppError('categoryInUse')
        const to = await chosenCategory(transaction, moveTo, now())
        rejectSelfTarget(ids, to)
        await store.moveCategories(ids, to)
        if (trashes) await trashArticles(transaction, articles, now())
      }
      return { updateNum: await taxonomyNameStore(transaction, 'categories').remove(ids) }
    }),
  )

  serve(endpoints.getTagList, async ({ body: { current, size, tag_name } }) => {
    const { list, ...rest } = await page('tags', { current, size, name: tag_name ?? '' })
    return { ...rest, list: list.map(({ name, ...row }) => ({ ...row, tag_name: name })) }
  })

  serve(endpoints.addTag, async ({ body }, { identity: by }) => {
    const from = { by, clientId: body.client_id }
    const { id, name } = await add('tags', body.tag_name, from)
    return { id, tag_name: name }
  })

  serve(endpoints.updateTag, ({ body: { id, tag_name } }) => rename('tags', id, tag_name))

  serve(endpoints.mergeTags, ({ body: { tagIdList: ids, to_id } }) =>
    withAdminLock(queries, async (transaction) => {
      rejectSelfTarget(ids, to_id)
      await requireTarget(transaction, 'tags', to_id)
      await taxonomyArticleStore(transaction).replaceTags(ids, to_id)
      return { updateNum: await taxonomyNameStore(transaction, 'tags').remove(ids) }
    }),
  )

  serve(endpoints.deleteTags, ({ body: { tagIdList: ids, moveTo, trashArticles: trashes } }) =>
    withAdminLock(queries, async (transaction) => {
      const store = taxonomyArticleStore(transaction)
      const to = moveTo ? await chosenTag(transaction, moveTo, now()) : undefined
      rejectSelfTarget(ids, to)
      const articles = trashes ? await store.withTags(ids) : []
      await store.replaceTags(ids, to)
      await trashArticles(transaction, articles, now())
      return { updateNum: await taxonomyNameStore(transaction, 'tags').remove(ids) }
    }),
  )
}
