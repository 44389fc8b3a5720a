import * as accounts from './accounts.ts'
import { addArticle, getArticleById, getHomeArticleList } from './articles.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'

/** Every call of the product. */
export const endpoints = {
  getHealth,
  getConfig,
  addView,
  getPageHeaders,
  login: accounts.login,
  logout: accounts.logout,
  register: accounts.register,
  getUserInfoById: accounts.getUserInfoById,
  updateOwnUserInfo: accounts.updateOwnUserInfo,
  updatePassword: accounts.updatePassword,
  getSessions: accounts.getSessions,
  endSession: accounts.endSession,
  endSessions: accounts.endSessions,
  exportOwnData: accounts.exportOwnData,
  deleteOwnAccount: accounts.deleteOwnAccount,
  updateRole: accounts.updateRole,
  updateBlocked: accounts.updateBlocked,
  addInvitation: accounts.addInvitation,
  getHomeArticleList,
  getArticleById,
  addArticle,
}

export type Endpoints = typeof endpoints
