import { login, logout } from './accounts.ts'
import { addArticle, getArticleById, getHomeArticleList } from './articles.ts'
import { getArticleListByContent, searchArticles } from './search.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'

/** Every call of the product. */
export const endpoints = {
  getHealth,
  getConfig,
  addView,
  getPageHeaders,
  login,
  logout,
  getHomeArticleList,
  getArticleById,
  addArticle,
  getArticleListByContent,
  searchArticles,
}

export type Endpoints = typeof endpoints
