import { LENGTH } from '@lanting/contract'
import { api } from '../../shared/api.ts'

export const TAXONOMY_KINDS = ['category', 'tag'] as const
export type TaxonomyKind = (typeof TAXONOMY_KINDS)[number]

export interface Label {
  readonly id: number
  readonly name: string
  readonly shown: number
  readonly total: number
  readonly createdAt: string
}

interface Paging {
  readonly current: number
  readonly size: number
}

/** The target of the articles of a deleted category or tag. */
interface DeleteTarget {
  readonly moveTo?: string
  readonly trashArticles?: boolean
}

interface TaxonomyCalls {
  readonly maxLength: number
  list(paging: Paging, name?: string): Promise<{ list: readonly Label[]; total: number }>
  add(name: string, client_id: string): Promise<unknown>
  rename(id: number, name: string): Promise<unknown>
  merge(ids: number[], into: number): Promise<unknown>
  remove(ids: number[], option: DeleteTarget): Promise<unknown>
}

const quiet = { quiet: true } as const

/** The requests of categories and tags. */
export const TAXONOMY_CALLS: Readonly<Record<TaxonomyKind, TaxonomyCalls>> = {
  category: {
    maxLength: LENGTH.categoryName,
    list: async (paging, category_name) => {
      const { list, total } = await api.getCategoryList(
        { body: { ...paging, category_name: category_name ?? null } },
        quiet,
      )
      return {
        total,
        list: list.map(({ id, category_name: name, article_count, total_count, createdAt }) => ({
          id,
          name,
          shown: article_count,
          total: total_count,
          createdAt,
        })),
      }
    },
    add: (category_name, client_id) =>
      api.addCategory({ body: { category_name, client_id } }, quiet),
    rename: (id, category_name) => api.updateCategory({ body: { id, category_name } }, quiet),
    merge: (categoryIdList, to_id) =>
      api.mergeCategories({ body: { categoryIdList, to_id } }, quiet),
    remove: (categoryIdList, { moveTo, trashArticles }) =>
      api.deleteCategories(
        {
          body: {
            categoryIdList,
            ...(moveTo && { moveTo: { category_name: moveTo } }),
            ...(trashArticles && { trashArticles }),
          },
        },
        quiet,
      ),
  },
  tag: {
    maxLength: LENGTH.tagName,
    list: async (paging, tag_name) => {
      const { list, total } = await api.getTagList(
        { body: { ...paging, tag_name: tag_name ?? null } },
        quiet,
      )
      return {
        total,
        list: list.map(({ id, tag_name: name, article_count, total_count, createdAt }) => ({
          id,
          name,
          shown: article_count,
          total: total_count,
          createdAt,
        })),
      }
    },
    add: (tag_name, client_id) => api.addTag({ body: { tag_name, client_id } }, quiet),
    rename: (id, tag_name) => api.updateTag({ body: { id, tag_name } }, quiet),
    merge: (tagIdList, to_id) => api.mergeTags({ body: { tagIdList, to_id } }, quiet),
    remove: (tagIdList, { moveTo, trashArticles }) =>
      api.deleteTags(
        {
          body: {
            tagIdList,
            ...(moveTo && { moveTo: { tag_name: moveTo } }),
            ...(trashArticles && { trashArticles }),
          },
        },
        quiet,
      ),
  },
}
