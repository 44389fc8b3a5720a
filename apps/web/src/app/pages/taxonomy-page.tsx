import type { RouteName } from '@lanting/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, tagsQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { type Label, TaxonomyCloud } from '../../features/taxonomy/taxonomy-cloud.tsx'
import { useCopy } from '../../shared/language.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'

interface Props {
  readonly routeName: RouteName & ('Category' | 'Tag')
  readonly type: 'category' | 'tag'
  readonly labels: readonly Label[]
  readonly copy: { readonly motto: string; readonly head: string; readonly empty: string }
}

const TaxonomyPage = ({ routeName, type, labels, copy }: Props) => {
  const { titles } = useCopy()
  return (
    <>
      <Banner routeName={routeName} title={titles[routeName]}>
        <p>{copy.motto}</p>
      </Banner>
      <div className="reading-column">
        <section className="card taxonomy-card">
          <h2>{copy.head}</h2>
          {labels.length > 0 ? <TaxonomyCloud type={type} labels={labels} /> : <p>{copy.empty}</p>}
        </section>
      </div>
    </>
  )
}

export const CategoryPage = () => {
  const { data } = useSuspenseQuery(categoriesQuery(useApi()))
  const { labels: copy } = useCopy()
  const labels = data.map(({ id, category_name, article_count }) => ({
    id,
    name: category_name,
    count: article_count,
  }))
  return (
    <TaxonomyPage
      routeName="Category"
      type="category"
      labels={labels}
      copy={{
        motto: copy.categoryMotto,
        head: copy.categoryHead(labels.length),
        empty: copy.noCategories,
      }}
    />
  )
}

export const TagPage = () => {
  const { data } = useSuspenseQuery(tagsQuery(useApi()))
  const { labels: copy } = useCopy()
  const labels = data.map(({ id, tag_name, article_count }) => ({
    id,
    name: tag_name,
    count: article_count,
  }))
  return (
    <TaxonomyPage
      routeName="Tag"
      type="tag"
      labels={labels}
      copy={{ motto: copy.tagMotto, head: copy.tagHead(labels.length), empty: copy.noTags }}
    />
  )
}
