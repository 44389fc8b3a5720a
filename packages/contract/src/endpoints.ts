import * as accounts from './accounts.ts'
import * as lists from './article-lists.ts'
import { addArticle, getArticleById, getHomeArticleList } from './articles.ts'
import { getDemo, removeDemo } from './demo.ts'
import * as labels from './labels.ts'
import * as likes from './likes.ts'
import * as music from './music.ts'
import * as library from './music-library.ts'
import * as resources from './resources.ts'
import { getArticleListByContent, searchArticles } from './search.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'
import { uploadPicture } from './uploads.ts'

/** Every call of the product. */
export const endpoints = {
  getHealth,
  getConfig,
  addView,
  getPageHeaders,
  getDemo,
  removeDemo,
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
  getTimelineArticleList: lists.getTimelineArticleList,
  getArticleListByTagId: lists.getArticleListByTagId,
  getArticleListByCategoryId: lists.getArticleListByCategoryId,
  getRecommendArticleById: lists.getRecommendArticleById,
  getHotArticle: lists.getHotArticle,
  addReadingDuration: lists.addReadingDuration,
  getCategoryDictionary: labels.getCategoryDictionary,
  getTagDictionary: labels.getTagDictionary,
  getStatistic: labels.getStatistic,
  addLike: likes.addLike,
  cancelLike: likes.cancelLike,
  getIsLike: likes.getIsLike,
  getResourceGroups: resources.getResourceGroups,
  getSiteList: resources.getSiteList,
  uploadPicture,
  getArticleListByContent,
  searchArticles,
  getToplist: music.getToplist,
  getPlaylistSongs: music.getPlaylistSongs,
  getSongUrl: music.getSongUrl,
  getSongDetail: music.getSongDetail,
  searchSongs: music.searchSongs,
  getLyric: music.getLyric,
  getLibrarySongs: library.getLibrarySongs,
  uploadSong: library.uploadSong,
  updateSong: library.updateSong,
  updateLyric: library.updateLyric,
  deleteSong: library.deleteSong,
  getLibraryPlaylists: library.getLibraryPlaylists,
  addPlaylist: library.addPlaylist,
  updatePlaylist: library.updatePlaylist,
  deletePlaylist: library.deletePlaylist,
}

export type Endpoints = typeof endpoints
