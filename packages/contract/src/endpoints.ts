import * as accounts from './accounts.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { getAllAlbumList, getAllPhotosByAlbumId, getPhotosByAlbumId } from './albums.ts'
import * as analytics from './analytics.ts'
import * as articleLists from './article-lists.ts'
import { articlePreviews } from './article-previews.ts'
import { addArticle, updateArticle } from './article-saves.ts'
import { getArticleById, getArticleIdBySlug, getHomeArticleList } from './articles.ts'
import { getAuditList } from './audit.ts'
import * as board from './board.ts'
import * as chat from './chat.ts'
import * as comments from './comments.ts'
import { getDemo, removeDemo } from './demo.ts'
import { getFirstSteps } from './first-steps.ts'
import { getSiteHealth } from './health.ts'
import * as likes from './likes.ts'
import * as links from './links.ts'
import { listeningSessions } from './listening-sessions.ts'
import * as music from './music.ts'
import * as musicCatalogue from './music-catalogue.ts'
import { searchSongs } from './music-search.ts'
import * as musicTokens from './music-tokens.ts'
import * as notifications from './notifications.ts'
import { ownMusic } from './own-music.ts'
import * as pages from './pages.ts'
import { choosePainting } from './painting-admin.ts'
import * as reactions from './reactions.ts'
import * as registration from './registration.ts'
import { addReport } from './reports.ts'
import * as resources from './resources.ts'
import { getArticleListByContent, searchArticles } from './search.ts'
import { series } from './series.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'
import { getBlogTalkById, getBlogTalkList } from './talks.ts'
import * as labels from './taxonomy.ts'
import * as turntable from './turntable.ts'
import { uploadFile, uploadPicture } from './uploads.ts'

/** Every endpoint of the API. */
export const endpoints = {
  ...adminEndpoints,
  getHealth,
  getConfig,
  addView,
  getPageHeaders,
  getDemo,
  getFirstSteps,
  removeDemo,
  login: accounts.login,
  logout: accounts.logout,
  register: registration.register,
  checkRegistration: registration.checkRegistration,
  getPasswordHelp: registration.getPasswordHelp,
  requestPasswordMail: registration.requestPasswordMail,
  getUserInfoById: accounts.getUserInfoById,
  updateOwnUserInfo: accounts.updateOwnUserInfo,
  updatePassword: accounts.updatePassword,
  getSessions: accounts.getSessions,
  endSession: accounts.endSession,
  endSessions: accounts.endSessions,
  getMusicTokens: musicTokens.getMusicTokens,
  addMusicToken: musicTokens.addMusicToken,
  deleteMusicToken: musicTokens.deleteMusicToken,
  exportOwnData: accounts.exportOwnData,
  deleteOwnAccount: accounts.deleteOwnAccount,
  updateRole: accounts.updateRole,
  updateBlocked: accounts.updateBlocked,
  addInvitation: accounts.addInvitation,
  getAuditList,
  getSiteHealth,
  getHomeArticleList,
  getArticleById,
  getArticleIdBySlug,
  addArticle,
  updateArticle,
  getTimelineArticleList: articleLists.getTimelineArticleList,
  getTimelineMonths: articleLists.getTimelineMonths,
  getArticleListByTagId: articleLists.getArticleListByTagId,
  getArticleListByCategoryId: articleLists.getArticleListByCategoryId,
  getRecommendArticleById: articleLists.getRecommendArticleById,
  ...articlePreviews,
  getHotArticle: articleLists.getHotArticle,
  addReadingDuration: articleLists.addReadingDuration,
  getCategoryDictionary: labels.getCategoryDictionary,
  getTagDictionary: labels.getTagDictionary,
  getStatistic: labels.getStatistic,
  addVisit: analytics.addVisit,
  addPlay: analytics.addPlay,
  getDashboard: analytics.getDashboard,
  getReadingNow: analytics.getReadingNow,
  addLike: likes.addLike,
  cancelLike: likes.cancelLike,
  getIsLike: likes.getIsLike,
  getReactions: reactions.getReactions,
  addReaction: reactions.addReaction,
  cancelReaction: reactions.cancelReaction,
  addComment: comments.addComment,
  addReply: comments.addReply,
  updateComment: comments.updateComment,
  deleteComment: comments.deleteComment,
  getComments: comments.getComments,
  getReplies: comments.getReplies,
  getCommentThread: comments.getCommentThread,
  countNewComments: comments.countNewComments,
  getCommentTotal: comments.getCommentTotal,
  getNotifyList: notifications.getNotifyList,
  readNotification: notifications.readNotification,
  readAllNotifications: notifications.readAllNotifications,
  deleteNotification: notifications.deleteNotification,
  addReport,
  getResourceGroups: resources.getResourceGroups,
  getSiteList: resources.getSiteList,
  uploadPicture,
  uploadFile,
  getMessageList: board.getMessageList,
  getAllMessage: board.getAllMessage,
  getMessageById: board.getMessageById,
  getHotTagList: board.getHotTagList,
  addMessage: board.addMessage,
  updateMessage: board.updateMessage,
  deleteMessages: board.deleteMessages,
  getLinksList: links.getLinksList,
  addLink: links.addLink,
  frontUpdateLink: links.frontUpdateLink,
  backAddLink: links.backAddLink,
  backUpdateLink: links.backUpdateLink,
  approveLinks: links.approveLinks,
  deleteLinks: links.deleteLinks,
  getArticleListByContent,
  searchArticles,
  choosePainting,
  ...series,
  getPageMenu: pages.getPageMenu,
  getPageById: pages.getPageById,
  getPageList: pages.getPageList,
  addPage: pages.addPage,
  updatePage: pages.updatePage,
  updatePageOrder: pages.updatePageOrder,
  deletePage: pages.deletePage,
  getBlogTalkList,
  getBlogTalkById,
  getAllAlbumList,
  getAllPhotosByAlbumId,
  getPhotosByAlbumId,
  getChatList: chat.getChatList,
  getChatAround: chat.getChatAround,
  searchChat: chat.searchChat,
  getChatMentions: chat.getChatMentions,
  getChatWriters: chat.getChatWriters,
  clearChat: chat.clearChat,
  recallChatMessage: chat.recallChatMessage,
  getToplist: music.getToplist,
  getPlaylistSongs: music.getPlaylistSongs,
  getPlaylistSongIds: music.getPlaylistSongIds,
  getSongUrl: music.getSongUrl,
  getSongDetail: music.getSongDetail,
  searchSongs,
  getLyric: music.getLyric,
  ...ownMusic,
  getTurntable: turntable.getTurntable,
  askForSong: turntable.askForSong,
  controlTurntable: turntable.controlTurntable,
  ...listeningSessions,
  getMusicAlbums: musicCatalogue.getMusicAlbums,
  getMusicArtists: musicCatalogue.getMusicArtists,
  getMusicAlbum: musicCatalogue.getMusicAlbum,
  getMusicArtist: musicCatalogue.getMusicArtist,
  getMusicGenres: musicCatalogue.getMusicGenres,
}

export type Endpoints = typeof endpoints
