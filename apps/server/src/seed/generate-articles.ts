import { LIKE_TYPE } from '@lanting/contract'
import { articleRow, type PlannedArticle, tagRows } from './article-rows.ts'
import type { ArticleTemplates } from './article-templates.ts'
import { composeArticle } from './compose-article.ts'
import type { IdsByName } from './find-or-create-taxonomy.ts'
import type { LikesOf } from './like-rows.ts'
import type { Random } from './random.ts'
import type { UniqueName } from './unique-names.ts'
import type { SeededArticle } from './write-articles.ts'

interface Needs {
  readonly templates: ArticleTemplates
  /** One generator per article, so that its text does not depend on the number of articles. */
  readonly randomFor: (index: number) => Random
  readonly uniqueName: UniqueName
  readonly ownerId: number
  readonly categories: IdsByName
  readonly tags: IdsByName
  readonly likesOf: LikesOf
  readonly pictures: readonly string[]
}

const idOf = (ids: IdsByName, name: string) => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`there is no id for ${name}`)
  return id
}

/** Generated one by one, because all of them would not fit into memory. */
export function* generateArticles(
  planned: readonly PlannedArticle[],
  { templates, randomFor, uniqueName, ownerId, categories, tags, likesOf, pictures }: Needs,
): Generator<SeededArticle> {
  for (const plan of planned) {
    const random = randomFor(plan.index)
    const composed = composeArticle(random, templates)
    const { title, sequel } = composed
    const row = articleRow(random, plan, composed, {
      title: uniqueName(title, (n) => sequel.replace('{title}', title).replace('{n}', String(n))),
      authorId: ownerId,
      categoryId: idOf(categories, composed.category),
      likes: likesOf(LIKE_TYPE.article, plan.id),
      pictures,
    })
    const tagIds = composed.tags.map((name) => idOf(tags, name))
    yield { row, tags: tagRows(row, tagIds), text: composed.text }
  }
}
