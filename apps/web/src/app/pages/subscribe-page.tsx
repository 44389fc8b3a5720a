import { FEEDS, type FeedForm, feedPath, type TermAddress } from '@lanting/contract'
import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { IconCopy, IconRss } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, tagsQuery } from '../../features/taxonomy/taxonomy.queries.ts'
import { copyText } from '../../shared/copy-text.ts'
import { useCopy, useCopyOf } from '../../shared/language.ts'
import { useSiteContext } from '../../shared/router/router-context.ts'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'
import './reader-pages.css'

const FORMS = Object.keys(FEEDS) as FeedForm[]

const FeedAddress = ({ form }: { form: FeedForm }) => {
  const { reading } = useCopy()
  const { subscribe } = useCopyOf(readerPagesCopy)
  const { origin } = useSiteContext()
  const { name } = FEEDS[form]
  const address = origin + feedPath(form)
  return (
    <li className="feed-address">
      <b>{name}</b>
      <a href={feedPath(form)}>{address}</a>
      <button
        type="button"
        className="icon-button js-only"
        aria-label={subscribe.copy(name)}
        onClick={() => copyText(address, reading, address)}
      >
        <IconCopy aria-hidden size={20} stroke={1.6} />
      </button>
    </li>
  )
}

interface PartsProps {
  readonly title: string
  readonly type: TermAddress['type']
  readonly terms: readonly { readonly id: number; readonly name: string }[]
}

const FeedParts = ({ title, type, terms }: PartsProps) =>
  terms.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="feed-parts">
        {terms.map(({ id, name }) => (
          <li key={id}>
            <a href={feedPath('rss', { type, id })}>
              <IconRss aria-hidden size={16} stroke={1.6} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )

/** The feeds of the site and of its parts, explained. */
export const SubscribePage = () => {
  const api = useApi()
  const { subscribe } = useCopyOf(readerPagesCopy)
  const { data: categories } = useSuspenseQuery(categoriesQuery(api))
  const { data: tags } = useSuspenseQuery(tagsQuery(api))
  const hasParts = categories.length + tags.length > 0
  return (
    <>
      <Banner routeName="ArticleList" title={subscribe.title}>
        <p>{subscribe.motto}</p>
      </Banner>
      <div className="reading-column">
        <section className="card reader-card">
          <h2>{subscribe.whole}</h2>
          <p>{subscribe.lead}</p>
          <ul>
            {FORMS.map((form) => (
              <FeedAddress key={form} form={form} />
            ))}
          </ul>
        </section>
        {hasParts && (
          <section className="card reader-card">
            <h2>{subscribe.parts}</h2>
            <p>{subscribe.partsLead}</p>
            <FeedParts
              title={subscribe.categories}
              type="category"
              terms={categories.map(({ id, category_name }) => ({ id, name: category_name }))}
            />
            <FeedParts
              title={subscribe.tags}
              type="tag"
              terms={tags.map(({ id, tag_name }) => ({ id, name: tag_name }))}
            />
          </section>
        )}
      </div>
    </>
  )
}
