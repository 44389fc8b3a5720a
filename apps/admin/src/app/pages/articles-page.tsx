import { getRouteApi } from '@tanstack/react-router'
import { ArticleList } from '../../features/articles/article-list.tsx'

const route = getRouteApi('/frame/articles')

export const ArticlesPage = () => <ArticleList search={route.useSearch()} />
