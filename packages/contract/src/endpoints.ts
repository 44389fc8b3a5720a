import { login, logout } from './accounts.ts'
import { addArticle, getArticleById, getHomeArticleList } from './articles.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'
import { uploadPicture } from './uploads.ts'

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
  uploadPicture,
}

export type Endpoints = typeof endpoints
