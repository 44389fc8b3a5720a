import type { ArticleFields } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import {
  OWN_PAINTING,
  type PaintingFor,
  paintingQuery,
} from '../../shared/pictures/painting.queries.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'

const OwnPainting = ({ subject }: { subject: PaintingFor }) => {
  const { paintings } = useCopy().admin
  const { data } = useQuery(paintingQuery(subject, OWN_PAINTING))
  if (!data) return null
  return (
    <>
      <Cover key={data.url} url={data.url} />
      <small className="own-painting">{paintings.own}</small>
    </>
  )
}

interface Props {
  readonly label: string
  readonly fields: ArticleFields
  readonly articleId: number | null
  readonly onChange: (url: string) => void
}

/** The cover of an article. Without one, the site shows a painting of its own. */
export const CoverInput = ({ label, fields, articleId, onChange }: Props) => {
  const { article_title, article_cover, category } = fields
  const subject = { article_title, category_id: category?.id ?? null, article_id: articleId }
  return (
    <PictureInput
      label={label}
      shape="wide"
      withArt
      painting={subject}
      unchosen={<OwnPainting subject={subject} />}
      value={article_cover}
      onChange={onChange}
    />
  )
}
