import { ARTICLE_TYPE, articlePath } from '@lanting/contract'
import { IconCopy } from '@tabler/icons-react'
import { useCopy } from '../../../shared/language.ts'
import { useSiteContext } from '../../../shared/router/router-context.ts'
import type { ReadArticle } from '../articles.queries.ts'

const OwnAddress = ({ path }: { path: string }) => {
  const { reading } = useCopy()
  const { origin } = useSiteContext()
  const copy = () => {
    const address = new URL(path, window.location.origin).href
    import('../../../shared/copy-text.ts')
      .then(({ copyText }) => copyText(address, reading, address))
      .catch((error) => console.info('Not copied.', error))
  }
  return (
    <>
      <dt>{reading.address}</dt>
      <dd>
        <button type="button" title={reading.copyAddress} onClick={copy}>
          {decodeURI(path)}
          <IconCopy aria-hidden size={15} stroke={1.6} />
        </button>
        <span className="print-only">{origin + path}</span>
      </dd>
    </>
  )
}

const Origin = ({ url }: { url: string }) => (
  <>
    <dt>{useCopy().reading.origin}</dt>
    <dd>
      <a href={url} rel="noopener noreferrer" target="_blank">
        {url}
      </a>
    </dd>
  </>
)

interface Props {
  readonly article: ReadArticle
  readonly siteName: string
}

/** Author, origin and copyright. */
export const RightsBox = ({ article, siteName }: Props) => {
  const { reading } = useCopy()
  return (
    <section className="rights-box">
      <dl>
        <dt>{reading.author}</dt>
        <dd>
          {article.authorName ?? siteName}{' '}
          <span className="chip">{reading.types[article.type]}</span>
        </dd>
        {article.type !== ARTICLE_TYPE.original && article.origin_url ? (
          <Origin url={article.origin_url} />
        ) : (
          <OwnAddress path={articlePath(article)} />
        )}
      </dl>
      <p>{reading.rights(siteName)}</p>
    </section>
  )
}
