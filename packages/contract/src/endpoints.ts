import * as accounts from './accounts.ts'
import * as albumAdmin from './album-admin.ts'
import { getAllAlbumList, getAllPhotosByAlbumId } from './albums.ts'
import * as analytics from './analytics.ts'
import * as articleAdmin from './article-admin.ts'
import * as articleLists from './article-lists.ts'
import { articlePreviews } from './article-previews.ts'
import { addArticle, updateArticle } from './article-saves.ts'
import { getArticleById, getArticleIdBySlug, getHomeArticleList } from './articles.ts'
import { getAuditList } from './audit.ts'
import { backups } from './backups.ts'
import * as board from './board.ts'
import * as chat from './chat.ts'
import * as comments from './comments.ts'
import { getDemo, removeDemo } from './demo.ts'
import { getFirstSteps } from './first-steps.ts'
import { getSiteHealth } from './health.ts'
import * as likes from './likes.ts'
import * as links from './links.ts'
import { mail } from './mail.ts'
import * as manuscripts from './manuscripts.ts'
import { moderation } from './moderation.ts'
import * as music from './music.ts'
import * as musicLibrary from './music-library.ts'
import * as notifications from './notifications.ts'
import * as pages from './pages.ts'
import { choosePainting } from './painting-admin.ts'
import * as reactions from './reactions.ts'
import { redirects } from './redirects.ts'
import * as registration from './registration.ts'
import { addReport } from './reports.ts'
import * as resourceAdmin from './resource-admin.ts'
import * as resources from './resources.ts'
import { getArticleListByContent, searchArticles } from './search.ts'
import { series } from './series.ts'
import { addView, getConfig, getHealth, getPageHeaders } from './site.ts'
import * as siteAdmin from './site-admin.ts'
import * as talkAdmin from './talk-admin.ts'
import { getBlogTalkById, getBlogTalkList } from './talks.ts'
import * as labels from './taxonomy.ts'
import * as taxonomyAdmin from './taxonomy-admin.ts'
import { transfer } from './transfer.ts'
import { uploadFile, uploadPicture } from './uploads.ts'
import * as userAdmin from './user-admin.ts'
import * as webhooks from './webhooks.ts'

/** Every endpoint of the API. */
export const endpoints = {
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
  exportOwnData: accounts.exportOwnData,
  deleteOwnAccount: accounts.deleteOwnAccount,
  updateRole: accounts.updateRole,
  updateBlocked: accounts.updateBlocked,
  addInvitation: accounts.addInvitation,
  getUserList: userAdmin.getUserList,
  adminGetUser: userAdmin.adminGetUser,
  adminUpdateUserInfo: userAdmin.adminUpdateUserInfo,
  addPasswordLink: userAdmin.addPasswordLink,
  deletePasswordLink: userAdmin.deletePasswordLink,
  getPasswordLink: userAdmin.getPasswordLink,
  setPasswordByLink: userAdmin.setPasswordByLink,
  adminGetSessions: userAdmin.adminGetSessions,
  adminEndSession: userAdmin.adminEndSession,
  adminEndSessions: userAdmin.adminEndSessions,
  adminGetPosts: userAdmin.adminGetPosts,
  getInvitationList: userAdmin.getInvitationList,
  deleteInvitation: userAdmin.deleteInvitation,
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
  updateArticles: articleAdmin.updateArticles,
  ...redirects,
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
  getArticleList: articleAdmin.getArticleList,
  updateTop: articleAdmin.updateTop,
  updateTopOrder: articleAdmin.updateTopOrder,
  deleteArticle: articleAdmin.deleteArticle,
  purgeArticles: articleAdmin.purgeArticles,
  revertArticle: articleAdmin.revertArticle,
  isPublicArticle: articleAdmin.isPublicArticle,
  titleExist: articleAdmin.titleExist,
  previewArticle: articleAdmin.previewArticle,
  choosePainting,
  getManuscript: manuscripts.getManuscript,
  getManuscriptOfArticle: manuscripts.getManuscriptOfArticle,
  autosaveManuscript: manuscripts.autosaveManuscript,
  getManuscriptList: manuscripts.getManuscriptList,
  deleteManuscript: manuscripts.deleteManuscript,
  getRevisionList: manuscripts.getRevisionList,
  getRevision: manuscripts.getRevision,
  restoreRevision: manuscripts.restoreRevision,
  getCategoryList: taxonomyAdmin.getCategoryList,
  addCategory: taxonomyAdmin.addCategory,
  updateCategory: taxonomyAdmin.updateCategory,
  mergeCategories: taxonomyAdmin.mergeCategories,
  deleteCategories: taxonomyAdmin.deleteCategories,
  getTagList: taxonomyAdmin.getTagList,
  addTag: taxonomyAdmin.addTag,
  updateTag: taxonomyAdmin.updateTag,
  mergeTags: taxonomyAdmin.mergeTags,
  deleteTags: taxonomyAdmin.deleteTags,
  ...series,
  getPageMenu: pages.getPageMenu,
  getPageById: pages.getPageById,
  getPageList: pages.getPageList,
  addPage: pages.addPage,
  updatePage: pages.updatePage,
  updatePageOrder: pages.updatePageOrder,
  deletePage: pages.deletePage,
  getResources: resourceAdmin.getResources,
  addResourceGroup: resourceAdmin.addResourceGroup,
  updateResourceGroup: resourceAdmin.updateResourceGroup,
  deleteResourceGroup: resourceAdmin.deleteResourceGroup,
  orderResourceGroups: resourceAdmin.orderResourceGroups,
  addRecommendedSite: resourceAdmin.addRecommendedSite,
  updateRecommendedSite: resourceAdmin.updateRecommendedSite,
  deleteRecommendedSite: resourceAdmin.deleteRecommendedSite,
  orderRecommendedSites: resourceAdmin.orderRecommendedSites,
  getSettings: siteAdmin.getSettings,
  updateConfig: siteAdmin.updateConfig,
  addOrUpdatePageHeader: siteAdmin.addOrUpdatePageHeader,
  deletePageHeader: siteAdmin.deletePageHeader,
  getBlogTalkList,
  getBlogTalkById,
  getTalkList: talkAdmin.getTalkList,
  getTalkById: talkAdmin.getTalkById,
  publishTalk: talkAdmin.publishTalk,
  updateTalk: talkAdmin.updateTalk,
  deleteTalk: talkAdmin.deleteTalk,
  togglePublicTalk: talkAdmin.togglePublicTalk,
  toggleTopTalk: talkAdmin.toggleTopTalk,
  revertTalk: talkAdmin.revertTalk,
  getAllAlbumList,
  getAllPhotosByAlbumId,
  getAlbumList: albumAdmin.getAlbumList,
  addAlbum: albumAdmin.addAlbum,
  updateAlbum: albumAdmin.updateAlbum,
  deleteAlbum: albumAdmin.deleteAlbum,
  addPhotos: albumAdmin.addPhotos,
  getPhotoList: albumAdmin.getPhotoList,
  deletePhotos: albumAdmin.deletePhotos,
  emptyPhotoTrash: albumAdmin.emptyPhotoTrash,
  revertPhotos: albumAdmin.revertPhotos,
  orderPhotos: albumAdmin.orderPhotos,
  updatePhoto: albumAdmin.updatePhoto,
  ...transfer,
  ...backups,
  getChatList: chat.getChatList,
  clearChat: chat.clearChat,
  recallChatMessage: chat.recallChatMessage,
  getToplist: music.getToplist,
  getPlaylistSongs: music.getPlaylistSongs,
  getSongUrl: music.getSongUrl,
  getSongDetail: music.getSongDetail,
  searchSongs: music.searchSongs,
  getLyric: music.getLyric,
  getLibrarySongs: musicLibrary.getLibrarySongs,
  getLibrarySong: musicLibrary.getLibrarySong,
  uploadSong: musicLibrary.uploadSong,
  updateSong: musicLibrary.updateSong,
  updateLyric: musicLibrary.updateLyric,
  deleteSong: musicLibrary.deleteSong,
  getLibraryPlaylists: musicLibrary.getLibraryPlaylists,
  addPlaylist: musicLibrary.addPlaylist,
  updatePlaylist: musicLibrary.updatePlaylist,
  orderPlaylists: musicLibrary.orderPlaylists,
  deletePlaylist: musicLibrary.deletePlaylist,
  ...moderation,
  getWebhooks: webhooks.getWebhooks,
  addWebhook: webhooks.addWebhook,
  updateWebhook: webhooks.updateWebhook,
  renewWebhookSecret: webhooks.renewWebhookSecret,
  deleteWebhook: webhooks.deleteWebhook,
  testWebhook: webhooks.testWebhook,
  getDeliveries: webhooks.getDeliveries,
  resendDelivery: webhooks.resendDelivery,
  ...mail,
}

export type Endpoints = typeof endpoints
