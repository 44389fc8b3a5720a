import { commentPath, PAGE_SIZE } from '@lanting/contract'
import { readerPagesCopy } from '@lanting/copy/reader-pages'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CommentTarget } from '../../features/comments/comments.queries.ts'
import { plainCommentsQuery } from '../../features/comments/plain-comments.queries.ts'
import { PlainComments } from '../../features/comments/plain-comments.tsx'
import { useCopyOf } from '../../shared/language.ts'
import { Pager } from '../../shared/pager.tsx'
import { useApi } from '../../shared/use-api.ts'
import { Banner } from '../banner/banner.tsx'
import './reader-pages.css'

interface Props {
  readonly deps: { readonly target: CommentTarget; readonly page: number }
}

/** All comments of an article, a talk, a board message or a page, for readers without scripts. */
export const CommentsPage = ({ deps: { target, page } }: Props) => {
  const { comments: copy } = useCopyOf(readerPagesCopy)
  const api = useApi()
  const { data } = useSuspenseQuery(plainCommentsQuery(api, target, page))
  return (
    <>
      <Banner routeName="ArticleList" title={copy.title[target.type](target.for_id)}>
        <p>
          <a href={commentPath(target)}>{copy.back}</a>
        </p>
      </Banner>
      <div className="reading-column">
        <section className="card reader-card">
          {data.total === 0 && <p>{copy.empty}</p>}
          <PlainComments list={data.list} />
        </section>
        <Pager page={page} pages={Math.ceil(data.total / PAGE_SIZE.plainComments)} />
      </div>
    </>
  )
}
