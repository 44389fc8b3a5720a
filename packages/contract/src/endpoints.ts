import { login, logout } from './accounts.ts'
import { addArticle, getArticleById, getHomeArticleList } from './articles.ts'
import { getHealth } from './site.ts'

/** Every call of the product. */
export const endpoints = {
  getHealth,
  login,
  logout,
  getHomeArticleList,
  getArticleById,
  addArticle,
}

export type Endpoints = typeof endpoints
