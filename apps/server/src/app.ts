import { LIKE_TYPE } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { composeAccounts } from './compose/accounts.ts'
import { composeAlbums } from './compose/albums.ts'
import { composeAnalytics } from './compose/analytics.ts'
import { composeArticles } from './compose/articles.ts'
import { composeBackups, type ReplaceSite } from './compose/backups.ts'
import { composeBoard, composeBoardWriting } from './compose/board.ts'
import { composeChat, publishChatMessage } from './compose/chat.ts'
import { composeComments, composeCommentWriting } from './compose/comments.ts'
import { composeDiscovery } from './compose/discovery.ts'
import { composeLikes } from './compose/likes.ts'
import { composeLinks } from './compose/links.ts'
import { composeModeration } from './compose/moderation.ts'
import { composeMusic } from './compose/music.ts'
import { composeOutbox } from './compose/outbox.ts'
import { composePaintAhead } from './compose/paint-ahead.ts'
import { allPersonalData } from './compose/personal-data.ts'
import { composeReaderHtml } from './compose/reader-html.ts'
import { composeRendering } from './compose/rendering.ts'
import { composeScheduledJobs } from './compose/scheduled-jobs.ts'
import { composeSearch } from './compose/search.ts'
import { composeSite } from './compose/site.ts'
import { composeTalks } from './compose/talks.ts'
import { composeTaxonomy } from './compose/taxonomy.ts'
import { composeTransfer } from './compose/transfer.ts'
import { composeTurntable } from './compose/turntable.ts'
import type { Config } from './config.ts'
import { hiddenSections } from './database/hidden-sections.ts'
import { createConfirmPassword } from './features/accounts/confirm-password.ts'
import { sessionStore } from './features/accounts/sessions.store.ts'
import { createIdentify } from './features/accounts/sessions.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { openAudit } from './features/audit/audit.ts'
import { commentMessages } from './features/comments/comment-messages.store.ts'
import { openHealth } from './features/health/health.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { pageRoutes } from './features/pages/pages.routes.ts'
import { resourceAdminRoutes } from './features/resources/resource-admin.routes.ts'
import { resourceRoutes } from './features/resources/resources.routes.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { oldAddresses } from './features/transfer/transfer.ts'
import { keepAdminPictures } from './features/uploads/keep-pictures.ts'
import { openUploads } from './features/uploads/uploads.ts'
import { isForeignPlace, ownsPlace } from './files-place.ts'
import { createServer } from './http/create-server.ts'
import { servePages } from './http/pages.ts'
import { createRenderLimits } from './http/render-limits.ts'
import { endpointServer } from './http/serve-endpoint.ts'
import type { Platform } from './platform/open.ts'
import type { Site } from './site.ts'
import { withSiteUrl } from './workers/render-markdown.ts'

/** The table of contents: first the steps of every request, then one call for each feature. */
export const buildApp = async (
  platform: Platform,
  config: Config,
  site: Site,
  replaceSite: ReplaceSite,
): Promise<FastifyInstance> => {
  const { bus, database, limiter, now } = platform
  const { bucket, ogImages, paintings, covers, files, incoming, music } = platform
  const { queries } = database
  const { publicUrl, trustedProxyHops } = config
  const https = publicUrl.startsWith('https:')
  const renderMarkdown = withSiteUrl(publicUrl)
  const settings = settingsStore(queries)
  const { app, cache, withInvalidation, onChanged, onRead } = await createServer({
    ...config,
    https,
    bus,
    notices: platform.hasRedis ? database.notices : undefined,
    now,
    settings: settings.read,
  })
  await site.serveFiles(app)
  app.addHook('onClose', site.close)
  const admitRender = createRenderLimits(limiter)
  const movedTo = oldAddresses(queries)
  servePages(app, { publicUrl, render: site.render, movedTo, admitRender, cache, settings })

  const sessions = sessionStore(queries)
  const { signing_secret: secret } = await settings.read()
  const texts = { renderMarkdown, readerHtml: composeReaderHtml(queries, secret) }
  const timeZone = async () => (await settings.read()).time_zone
  const identify = createIdentify(sessions, now)
  const { record } = openAudit(app, { database, now })
  const serve = endpointServer(app, {
    ...{ identify, limiter, incoming, record },
    ownerId: async () => (await settings.read()).owner_id,
    hiddenSections: () => hiddenSections(queries),
  })

  const analytics = await composeAnalytics(app, serve, {
    bus,
    database,
    limiter,
    now,
    publicUrl,
    trustedProxyHops,
    secret,
    timeZone,
    withInvalidation,
    onChanged,
  })
  onRead(analytics.onRequest)
  const { countReading, countComment, dayVisitor } = analytics
  const confirmPassword = createConfirmPassword({ queries, limiter, secret, now })
  const { emit, addPasswordMail, tellByMail, ...outbox } = composeOutbox(app, serve, {
    queries,
    confirmPassword,
    limiter,
    now,
    publicUrl,
    secret,
    mail: config.mail,
    privateWebhooks: config.privateWebhooks,
    site: settings.read,
    onChanged,
  })
  const { emitPublished } = config.paintsAhead
    ? composePaintAhead(app, { queries, secret, onChanged, ...outbox })
    : outbox
  composeSite(serve, {
    queries,
    settings,
    now,
    publicUrl,
    countView: analytics.countSiteView,
    isReady: database.answers,
    bus,
    bucket,
    dataDir: platform.dataDir,
  })
  auditRoutes(serve, { queries, timeZone })
  composeAccounts(serve, {
    ...{ queries, limiter, settings, sessions, publicUrl, secret, now },
    ...{ confirmPassword, emit, addPasswordMail, tellByMail, record },
    personalData: allPersonalData,
  })
  composeArticles(app, serve, {
    ...{ queries, now, publicUrl, timeZone, settings, emitPublished, secret, ...texts },
    ...{ countReading, admitRender },
  })
  composeTaxonomy(serve, { queries, now, timeZone })
  pageRoutes(serve, { queries, now, timeZone, keepPictures: keepAdminPictures, ...texts })
  composeRendering(app, { queries, settings, now, withInvalidation, renderMarkdown })

  const { likedOf, reporterOf } = composeLikes(serve, {
    ...{ queries, limiter, now, secret, https, dayVisitor },
  })
  const comments = composeCommentWriting({ emit })
  const board = composeBoardWriting({ now, emit })
  const { checkBlocklist, judge, hold, heldChatMessages } = composeModeration(serve, {
    queries,
    limiter,
    settings,
    timeZone,
    now,
    publishers: {
      comment: comments.publish,
      boardMessage: board.publishMessage,
      boardChange: board.publishChange,
      chatMessage: publishChatMessage,
    },
    reply: comments.reply,
    reporterOf,
    countComment,
    countChatMessages: analytics.countChatMessages,
    emit,
    record,
    withInvalidation,
  })
  notificationRoutes(serve, { queries, timeZone, now, commentMessages: commentMessages(queries) })
  composeComments(serve, {
    queries,
    timeZone,
    now,
    effects: comments.effects,
    settings,
    judge,
    hold,
    countComment,
    likedBy: likedOf(LIKE_TYPE.comment),
  })
  composeBoard(serve, {
    ...{ queries, now, timeZone, judge, hold, settings, limiter },
    writing: board.writing,
    likedBy: likedOf(LIKE_TYPE.boardMessage),
  })
  composeLinks(serve, { queries, now, timeZone, checkBlocklist, emit })
  composeTalks(serve, { queries, now, timeZone, likedBy: likedOf(LIKE_TYPE.talk) })
  const { albumChanges } = composeAlbums(serve, { queries, now, timeZone })
  resourceRoutes(serve, { queries })
  resourceAdminRoutes(serve, { queries })

  const ownsFiles = () => ownsPlace(platform)
  const uploads = openUploads(app, serve, { ...platform, timeZone, ownsFiles })
  const { timedSongs, countUnmeasuredSongs } = await composeMusic(app, serve, {
    ...{ database, music, covers, incoming, limiter, secret, now },
    smallSongs: platform.smallSongs,
    upstream: config.musicUpstream,
    redirectsSongs: config.redirectsSongs,
    paintsAhead: config.paintsAhead,
    programFolders: config.programFolders,
    publicUrl,
    makeCover: uploads.makeCover,
    withInvalidation,
  })
  composeTransfer(app, serve, {
    ...{ queries, publicUrl, files, incoming, now, timeZone, secret, withInvalidation },
    ...uploads,
  })
  composeDiscovery(app, serve, {
    ...{ queries, incoming, ogImages, paintings, publicUrl, secret, ...texts, now },
    settings: settings.read,
    albumChanges,
    pictures: uploads,
    admitRender,
  })
  composeSearch(serve, {
    ...{ queries, timeZone, secret, onChanged, onSearched: analytics.onSearched },
  })
  const hasForeignFiles = () => isForeignPlace(platform)
  const restoring = { confirmPassword, emit, replaceSite, hasForeignFiles }
  await composeBackups(app, serve, { platform, config, settings, secret, ...restoring })
  await openHealth(app, serve, { ...platform, publicUrl, countUnmeasuredSongs }, settings)
  const room = await composeChat(app, serve, {
    platform,
    withInvalidation,
    publicUrl,
    trustedProxyHops,
    identify,
    timeZone,
    checkBlocklist,
    settings,
    heldChatMessages,
    countMessages: analytics.countChatMessages,
    record,
    onChanged,
  })
  const { sessions: listening } = composeTurntable(app, serve, {
    ...{ database, now, room, publicUrl, admitRender },
    songs: timedSongs,
    settings: settings.read,
  })
  composeScheduledJobs(app, { queries, now, emitPublished, withInvalidation, listening })
  return app
}
