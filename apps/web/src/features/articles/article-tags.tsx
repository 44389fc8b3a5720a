import { type ArticleCard, articleListPath } from '@lanting/contract'
import { Fragment } from 'react'
import { useCopy } from '../../shared/language.ts'

type Tagged = Pick<ArticleCard, 'tagIdList' | 'tagNameList'>

/** Links to the lists of an article's tags. */
export const ArticleTags = ({ article: { tagIdList, tagNameList } }: { article: Tagged }) => {
  const { listSeparator } = useCopy()
  return tagIdList.map((id, place) => {
    const name = tagNameList[place] ?? ''
    return (
      <Fragment key={id}>
        {place > 0 && listSeparator}
        <a href={articleListPath({ type: 'tag', id }, name)}>{name}</a>
      </Fragment>
    )
  })
}
