import {
  type AdminArticle,
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  articlePath,
  PINNED,
  PATHS as SITE_PATHS,
} from '@lanting/contract'
import { IconEye, IconPencil, IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Cover } from '../../shared/cover.tsx'
import type { Column } from '../../shared/data-table.tsx'
import { shortDate } from '../../shared/formats.ts'
import type { Copy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import { ShortCount } from '../../shared/short-count.tsx'
import type { ArticleActions } from './article-actions.ts'
import { ArticleStatus } from './article-status.tsx'

const KIND = {
  [ARTICLE_TYPE.original]: 'original',
  [ARTICLE_TYPE.repost]: 'repost',
  [ARTICLE_TYPE.translation]: 'translation',
} as const

const ICON = { 'aria-hidden': true, size: 18, stroke: 1.6 } as const

interface Needs {
  readonly copy: Copy
  readonly actions: ArticleActions
}

const TitleCell = ({ article, copy }: { article: AdminArticle; copy: Copy }) => (
  <div className="title-cell">
    <Cover url={article.article_cover || article.article_painting} />
    <div>
      <Link to={PATHS.editor} search={{ id: article.id }}>
        <b>{article.article_title || copy.admin.articles.untitled}</b>
      </Link>
      <small>{article.article_description}</small>
    </div>
  </div>
)

const ActionsCell = ({ article, copy, actions }: Needs & { article: AdminArticle }) => {
  const { articles, actions: actionCopy } = copy.admin
  if (article.trashedAtMs !== null) {
    return (
      <div className="actions">
        <RowAction
          name={actionCopy.restore}
          Icon={IconRestore}
          onClick={() => actions.restore([article])}
        />
        <RowAction
          name={articles.purge}
          Icon={IconTrashX}
          onClick={() => actions.purge([article])}
        />
      </div>
    )
  }
  const isPublic = article.status === ARTICLE_STATUS.public
  const view = isPublic ? actionCopy.view : copy.admin.editor.preview
  return (
    <div className="actions">
      <Link
        className="icon-button"
        to={PATHS.editor}
        search={{ id: article.id }}
        aria-label={actionCopy.edit}
        title={actionCopy.edit}
      >
        <IconPencil {...ICON} />
      </Link>
      <a
        className="icon-button"
        href={isPublic ? articlePath(article) : `${SITE_PATHS.preview}#article=${article.id}`}
        target="_blank"
        rel="noopener"
        aria-label={`${view}: ${article.article_title}`}
        title={view}
      >
        <IconEye {...ICON} />
      </a>
      <RowAction
        name={actionCopy.delete}
        Icon={IconTrash}
        onClick={() => actions.trash([article])}
      />
    </div>
  )
}

export const articleColumns = ({ copy, actions }: Needs): Column<AdminArticle>[] => {
  const { columns, kinds } = copy.admin.articles
  return [
    {
      key: 'article_title',
      head: columns.title,
      isSortable: true,
      className: 'wide-cell',
      cell: (article) => <TitleCell article={article} copy={copy} />,
    },
    {
      key: 'category',
      head: columns.category,
      className: 'category-cell',
      cell: ({ categoryName }) => categoryName,
    },
    {
      key: 'tags',
      head: columns.tags,
      className: 'quiet tags-cell',
      cell: ({ tagNameList }) => tagNameList.join(copy.listSeparator),
    },
    {
      key: 'pinned',
      head: columns.pinned,
      isLabelled: true,
      cell: (article) => (
        <button
          type="button"
          role="switch"
          className="switch pin"
          aria-checked={article.is_top === PINNED.yes}
          aria-label={`${columns.pinned}: ${article.article_title}`}
          disabled={article.trashedAtMs !== null}
          onClick={() => actions.pin(article)}
        />
      ),
    },
    {
      key: 'status',
      head: columns.status,
      className: 'tight',
      cell: (article) => <ArticleStatus article={article} onToggle={actions.togglePublic} />,
    },
    { key: 'kind', head: columns.kind, className: 'tight', cell: ({ type }) => kinds[KIND[type]] },
    {
      key: 'view_times',
      head: columns.views,
      isSortable: true,
      className: 'number',
      cell: ({ view_times }) => <ShortCount count={view_times} />,
    },
    {
      key: 'thumbs_up_times',
      head: columns.likes,
      isSortable: true,
      className: 'number',
      cell: ({ thumbs_up_times }) => <ShortCount count={thumbs_up_times} />,
    },
    {
      key: 'updatedAt',
      head: columns.updated,
      isLabelled: true,
      isSortable: true,
      className: 'number quiet tight',
      cell: ({ updatedAt }) => shortDate(updatedAt, Date.now()),
    },
    {
      key: 'acts',
      head: copy.admin.table.actions,
      cell: (article) => <ActionsCell article={article} copy={copy} actions={actions} />,
    },
  ]
}
