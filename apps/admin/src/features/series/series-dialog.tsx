import { ADMIN_LENGTH, type AdminSeries, SERIES_ARTICLES_MAX, type Series } from '@lanting/contract'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { Field, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { foundArticlesQuery } from './series.queries.ts'

type Article = Series['articles'][number]

interface FinderProps {
  readonly chosen: readonly Article[]
  readonly onAdd: (article: Article) => void
}

/** Finds articles by title. */
const ArticleFinder = ({ chosen, onAdd }: FinderProps) => {
  const { series } = useCopy().admin
  const [text, setText] = useState('')
  const { data } = useQuery(foundArticlesQuery(useDeferredValue(text.trim())))
  const rest = data?.filter(({ id }) => chosen.every((article) => article.id !== id))
  return (
    <>
      <Field label={series.addArticle} hint={series.addHint}>
        <input
          className="input"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {rest?.length === 0 && <p className="quiet">{series.nothing}</p>}
      <ul className="found-articles" aria-label={series.found}>
        {rest?.map(({ id, article_title }) => (
          <li key={id}>
            <button
              type="button"
              className="button ghost"
              aria-label={series.take(article_title)}
              onClick={() => onAdd({ id, article_title })}
            >
              <IconPlus aria-hidden size={16} stroke={1.8} />
              {article_title}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  readonly edited?: AdminSeries
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The title of a series, and its articles in the order of reading. */
export const SeriesDialog = ({ edited, onDone, onClose }: Props) => {
  const { series } = useCopy().admin
  const [articles, setArticles] = useState<readonly Article[]>(edited?.articles ?? [])
  const save = (form: FormData) => {
    const body = {
      title: formText(form, 'title'),
      articleIdList: articles.map(({ id }) => id),
    }
    return edited
      ? api.updateSeries({ body: { ...body, id: edited.id } }, { quiet: true })
      : api.addSeries({ body }, { quiet: true })
  }
  return (
    <DialogForm
      title={edited ? series.edit : series.add}
      onSubmit={save}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        label={series.name}
        name="title"
        required
        maxLength={ADMIN_LENGTH.seriesTitle}
        defaultValue={edited?.title}
      />
      <h3>{series.articles}</h3>
      {articles.length === 0 && <p className="quiet">{series.noArticles}</p>}
      <OrderedList
        rows={articles}
        nameOf={({ article_title }) => article_title}
        onMove={setArticles}
        extra={({ id, article_title }) => (
          <button
            type="button"
            className="icon-button"
            aria-label={series.remove(article_title)}
            onClick={() => setArticles(articles.filter((article) => article.id !== id))}
          >
            <IconX aria-hidden size={18} stroke={1.6} />
          </button>
        )}
      />
      {articles.length < SERIES_ARTICLES_MAX && (
        <ArticleFinder chosen={articles} onAdd={(article) => setArticles([...articles, article])} />
      )}
    </DialogForm>
  )
}
