import { ADMIN_LENGTH, type AdminSeries, SERIES_ARTICLES_MAX, type Series } from '@lanting/contract'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { Field, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { OrderedList } from '../../shared/ordered-list.tsx'
import { RowAction } from '../../shared/row-action.tsx'
import { useClientId } from '../../shared/use-client-id.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { foundArticlesQuery } from './series.queries.ts'

type Article = Series['articles'][number]

interface FinderProps {
  readonly chosen: readonly Article[]
  readonly onAdd: (article: Article) => void
}

/** Finds articles by title. */
const ArticleFinder = ({ chosen, onAdd }: FinderProps) => {
  const { series, playlists } = useCopy().admin
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery(foundArticlesQuery(useSettled(text.trim())))
  // The pressed button becomes a chip; the next article is searched for.
  const add = (article: Article) => {
    onAdd(article)
    field.current?.focus()
  }
  return (
    <>
      <Field label={series.addArticle} hint={series.addHint}>
        <input
          ref={field}
          className="input"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          // Enter would save the series.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      {data?.length === 0 && <p className="quiet">{series.nothing}</p>}
      <ul className="ordered-list" aria-label={series.found}>
        {data?.map(({ id, slug, article_title }) => (
          <li key={id}>
            <div className="row-text">
              <b>{article_title}</b>
            </div>
            {chosen.some((article) => article.id === id) ? (
              <span className="chip" data-tone="green">
                {playlists.isIn}
              </span>
            ) : (
              <RowAction
                name={series.take(article_title)}
                Icon={IconPlus}
                onClick={() => add({ id, slug, article_title })}
              />
            )}
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
  const { clientId } = useClientId()
  const save = (form: FormData) => {
    const body = {
      title: formText(form, 'title'),
      articleIdList: articles.map(({ id }) => id),
    }
    return edited
      ? api.updateSeries({ body: { ...body, id: edited.id } }, { quiet: true })
      : api.addSeries({ body: { ...body, client_id: clientId(body) } }, { quiet: true })
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
        actions={({ id, article_title }) => (
          <RowAction
            name={series.remove(article_title)}
            Icon={IconX}
            onClick={() => setArticles(articles.filter((article) => article.id !== id))}
          />
        )}
      />
      {articles.length < SERIES_ARTICLES_MAX && (
        <ArticleFinder chosen={articles} onAdd={(article) => setArticles([...articles, article])} />
      )}
    </DialogForm>
  )
}
