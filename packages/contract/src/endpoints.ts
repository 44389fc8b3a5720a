import * as accounts from './accounts.ts'
import * as albumDesk from './album-desk.ts'
import { getAllAlbumList, getAllPhotosByAlbumId } from './albums.ts'
import * as articleDesk from './article-desk.ts'
import * as lists from './article-lists.ts'
import { addArticle, updateArticle } from './article-saves.ts'
import { getArticleById, getHomeArticleList } from './articles.ts'
import * as board from './board.ts'
import * as chat from './chat.ts'
import * as comments from './comments.ts'
import { getDemo, removeDemo } from './demo.ts'
import * as labelDesk from './label-desk.ts'
import * as labels from './labels.ts'
import * as likes from './likes.ts'
import * as links from './links.ts'
import * as manuscripts from './manuscripts.ts'
import * as notifications from './notifications.ts'
import * as pages from './pages.ts'
import { addReport } from './reports.ts'
import * as resourceDesk from './resource-desk.ts'
import * as resources from './resources.ts'
import { getArticleListByContent, searchArticles } from './search.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'
import * as siteDesk from './site-desk.ts'
import * as talkDesk from './talk-desk.ts'
import { getBlogTalkById, getBlogTalkList } from './talks.ts'
import * as transfer from './transfer.ts'
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
  updateArticle,
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
  addComment: comments.addComment,
  addReply: comments.addReply,
  deleteComment: comments.deleteComment,
  getComments: comments.getComments,
  getReplies: comments.getReplies,
  getCommentTotal: comments.getCommentTotal,
  getNotifyList: notifications.getNotifyList,
  readNotification: notifications.readNotification,
  readAllNotifications: notifications.readAllNotifications,
  deleteNotification: notifications.deleteNotification,
  addReport,
  getResourceGroups: resources.getResourceGroups,
  getSiteList: resources.getSiteList,
  uploadPicture,
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
  backUpdateLink: links.backUpdateLink,
  approveLinks: links.approveLinks,
  deleteLinks: links.deleteLinks,
  getArticleListByContent,
  searchArticles,
  getArticleList: articleDesk.getArticleList,
  updateTop: articleDesk.updateTop,
  updateTopOrder: articleDesk.updateTopOrder,
  deleteArticle: articleDesk.deleteArticle,
  purgeArticles: articleDesk.purgeArticles,
  revertArticle: articleDesk.revertArticle,
  isPublicArticle: articleDesk.isPublicArticle,
  titleExist: articleDesk.titleExist,
  previewArticle: articleDesk.previewArticle,
  getManuscript: manuscripts.getManuscript,
  getManuscriptOfArticle: manuscripts.getManuscriptOfArticle,
  autosaveManuscript: manuscripts.autosaveManuscript,
  getManuscriptList: manuscripts.getManuscriptList,
  deleteManuscript: manuscripts.deleteManuscript,
  getRevisionList: manuscripts.getRevisionList,
  getRevision: manuscripts.getRevision,
  restoreRevision: manuscripts.restoreRevision,
  getCategoryList: labelDesk.getCategoryList,
  addCategory: labelDesk.addCategory,
  updateCategory: labelDesk.updateCategory,
  mergeCategories: labelDesk.mergeCategories,
  deleteCategories: labelDesk.deleteCategories,
  getTagList: labelDesk.getTagList,
  addTag: labelDesk.addTag,
  updateTag: labelDesk.updateTag,
  mergeTags: labelDesk.mergeTags,
  deleteTags: labelDesk.deleteTags,
  getPageMenu: pages.getPageMenu,
  getPageById: pages.getPageById,
  getPageList: pages.getPageList,
  addPage: pages.addPage,
  updatePage: pages.updatePage,
  updatePageOrder: pages.updatePageOrder,
  deletePage: pages.deletePage,
  getResources: resourceDesk.getResources,
  addResourceGroup: resourceDesk.addResourceGroup,
  updateResourceGroup: resourceDesk.updateResourceGroup,
  deleteResourceGroup: resourceDesk.deleteResourceGroup,
  orderResourceGroups: resourceDesk.orderResourceGroups,
  addRecommendedSite: resourceDesk.addRecommendedSite,
  updateRecommendedSite: resourceDesk.updateRecommendedSite,
  deleteRecommendedSite: resourceDesk.deleteRecommendedSite,
  orderRecommendedSites: resourceDesk.orderRecommendedSites,
  getSettings: siteDesk.getSettings,
  updateConfig: siteDesk.updateConfig,
  addOrUpdatePageHeader: siteDesk.addOrUpdatePageHeader,
  deletePageHeader: siteDesk.deletePageHeader,
  getBlogTalkList,
  getBlogTalkById,
  getTalkList: talkDesk.getTalkList,
  getTalkById: talkDesk.getTalkById,
  publishTalk: talkDesk.publishTalk,
  updateTalk: talkDesk.updateTalk,
  deleteTalk: talkDesk.deleteTalk,
  togglePublicTalk: talkDesk.togglePublicTalk,
  toggleTopTalk: talkDesk.toggleTopTalk,
  revertTalk: talkDesk.revertTalk,
  getAllAlbumList,
  getAllPhotosByAlbumId,
  getAlbumList: albumDesk.getAlbumList,
  addAlbum: albumDesk.addAlbum,
  updateAlbum: albumDesk.updateAlbum,
  deleteAlbum: albumDesk.deleteAlbum,
  addPhotos: albumDesk.addPhotos,
  getPhotoList: albumDesk.getPhotoList,
  deletePhotos: albumDesk.deletePhotos,
  emptyPhotoBin: albumDesk.emptyPhotoBin,
  revertPhotos: albumDesk.revertPhotos,
  orderPhotos: albumDesk.orderPhotos,
  importMarkdown: transfer.importMarkdown,
  getImport: transfer.getImport,
  exportMarkdown: transfer.exportMarkdown,
  getChatList: chat.getChatList,
  clearChat: chat.clearChat,
  recallChatMessage: chat.recallChatMessage,
}

export type Endpoints = typeof endpoints
