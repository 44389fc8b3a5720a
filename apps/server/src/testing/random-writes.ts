import type { Client, Endpoints } from '@lanting/contract'
import { importing } from './importing.ts'
import { jpeg } from './pictures.ts'
import { mp3 } from './sounds.ts'
import { draft, OWNER, type UserClient } from './test-app.ts'

interface Stage {
  readonly random: (below: number) => number
  readonly step: number
  readonly owner: Client<Endpoints>
  readonly user: UserClient
  readonly visitor: Client<Endpoints>
}

const anyId = ({ random }: Stage) => random(4) + 1
const anyIds = (stage: Stage) => [...new Set([anyId(stage), anyId(stage)])]

const randomPosts = (stage: Stage) =>
  (['comment', 'boardMessage'] as const).map((kind) => ({
    source: 'written' as const,
    kind,
    id: anyId(stage),
  }))

/** A caller with the newest revision. */
const savedAgain = async (stage: Stage) => {
  const id = anyId(stage)
  const { revision } = await stage.owner.getManuscriptOfArticle({ params: { id } })
  const article = { ...draft(`rewritten ${stage.step}`), id }
  return stage.owner.updateArticle({ body: { article, revision } })
}

/** An article with a picture that has no words in the text. */
const pictured = async ({ owner, step }: Stage) => {
  const file = { content: new Blob([Uint8Array.from(await jpeg(8, 8))]) }
  const { url } = await owner.uploadPicture({ file })
  const article = draft(`pictured ${step}`, { article_content: `![](${url})` })
  await owner.addArticle({ body: { article } })
  await owner.updateUpload({ body: { url, alt: `picture ${step}`, caption: `caption ${step}` } })
  return url
}

const pictureReplaced = async (stage: Stage) => {
  const [url, replacement] = [
    await pictured(stage),
    await pictured({ ...stage, step: -stage.step }),
  ]
  return stage.owner.replaceUpload({ body: { url, replacement } })
}

const imported = ({ owner, step }: Stage) =>
  importing(owner).importZip({ 'a.md': `---\ntitle: imported\n---\ntext ${step}` })

const importUndone = async (stage: Stage) => {
  const { id } = await imported(stage)
  await importing(stage.owner).undo(id)
}

const anyArticle = ({ random }: Stage) => ({ for_id: random(4) + 1, type: 1 as const })

const GROUP = { side: 'front' as const, category: 'any', name: 'g', desc: '' }
const siteDraft = (step: number) => ({
  group_id: 1,
  name: `site ${step}`,
  url: 'https://a.test',
  desc: '',
})
const boardNote = (stage: Stage) => ({
  message: `note ${stage.step}`,
  tag: `tag ${stage.random(3)}`,
  color: '' as const,
  font_size: 16 as const,
  font_weight: 500 as const,
  bg_color: 'transparent' as const,
  bg_url: '',
})
const linkDraft = (step: number) => ({
  site_name: `link ${step}`,
  site_desc: 'd',
  url: 'https://a.example',
  site_avatar: '',
})
const pageDraft = (step: number) => ({
  title: `page ${step}`,
  page_content: `text ${step}`,
  place: 'menu' as const,
})

const talkDraft = ({ random, step }: Stage) => ({
  content: `talk ${step}`,
  is_top: random(2) === 0 ? (1 as const) : (2 as const),
  status: random(2) === 0 ? (1 as const) : (2 as const),
  talkImgList: [{ url: '/art/demo/talks/a.avif' }],
})
const albumDraft = (step: number) => ({
  album_name: `album ${step}`,
  description: '',
  album_cover: '',
})

/** One function for each kind of write. A write may be rejected. */
export const RANDOM_WRITES: Partial<Record<keyof Endpoints, (stage: Stage) => Promise<unknown>>> = {
  addArticle: ({ owner, random, step }) =>
    owner.addArticle({
      body: {
        article: draft(`article ${step}`, {
          status: random(3) + 1,
          is_top: random(2) + 1,
          category: { category_name: `category ${random(3)}` },
          tagList: [{ tag_name: `tag ${random(4)}` }],
        }),
      },
    }),
  updateArticle: savedAgain,
  updateTop: (stage) =>
    stage.owner.updateTop({ params: { id: anyId(stage), is_top: stage.random(2) === 0 ? 1 : 2 } }),
  updateTopOrder: async ({ owner }) => {
    const { list } = await owner.getArticleList({ body: { current: 1, size: 50, is_top: 1 } })
    return owner.updateTopOrder({ body: { idList: list.map(({ id }) => id).reverse() } })
  },
  deleteArticle: (stage) => stage.owner.deleteArticle({ params: { id: anyId(stage), status: 1 } }),
  purgeArticles: (stage) => stage.owner.purgeArticles({ body: { idList: anyIds(stage) } }),
  revertArticle: (stage) => stage.owner.revertArticle({ params: { id: anyId(stage) } }),
  isPublicArticle: (stage) =>
    stage.owner.isPublicArticle({
      params: { id: anyId(stage), status: stage.random(2) === 0 ? 1 : 2 },
    }),
  updateArticles: (stage) =>
    stage.owner.updateArticles({
      body: {
        idList: [anyId(stage)],
        category: { category_name: `many ${stage.step}` },
        addTagList: [{ tag_name: `many ${stage.step}` }],
        status: stage.random(2) === 0 ? 1 : 2,
      },
    }),
  addRedirect: ({ owner, step }) =>
    owner.addRedirect({ body: { path: `/old/${step % 3}`, target: '/home' } }),
  deleteRedirect: ({ owner, step }) => owner.deleteRedirect({ body: { path: `/old/${step % 3}` } }),
  addCategory: ({ owner, step }) => owner.addCategory({ body: { category_name: `new ${step}` } }),
  updateCategory: (stage) =>
    stage.owner.updateCategory({ body: { id: anyId(stage), category_name: `c ${stage.step}` } }),
  mergeCategories: (stage) =>
    stage.owner.mergeCategories({ body: { categoryIdList: [anyId(stage)], to_id: anyId(stage) } }),
  deleteCategories: (stage) =>
    stage.owner.deleteCategories({
      body: {
        categoryIdList: [anyId(stage)],
        moveTo: { category_name: 'rest' },
        trashArticles: stage.random(2) === 0,
      },
    }),
  addTag: ({ owner, step }) => owner.addTag({ body: { tag_name: `new ${step}` } }),
  updateTag: (stage) =>
    stage.owner.updateTag({ body: { id: anyId(stage), tag_name: `t ${stage.step}` } }),
  mergeTags: (stage) =>
    stage.owner.mergeTags({ body: { tagIdList: [anyId(stage)], to_id: anyId(stage) } }),
  deleteTags: (stage) => stage.owner.deleteTags({ body: { tagIdList: [anyId(stage)] } }),
  addListeningSession: async ({ owner, step }) => {
    const [playlist] = await owner.getLibraryPlaylists()
    const playlist_id =
      playlist?.id ?? (await owner.addPlaylist({ body: { name: 'list', songs: [] } })).id
    const plan = { order: 'order', startsAtMs: 4_070_908_800_000, minutes: 60 } as const
    const body = { title: `session ${step}`, playlist_id, isWeekly: step % 2 === 0, ...plan }
    await owner.addListeningSession({ body })
  },
  deleteListeningSession: (stage) =>
    stage.owner.deleteListeningSession({ params: { id: anyId(stage) } }),
  addSeries: (stage) =>
    stage.owner.addSeries({ body: { title: `s ${stage.step}`, articleIdList: [anyId(stage)] } }),
  updateSeries: (stage) =>
    stage.owner.updateSeries({
      body: { id: anyId(stage), title: `u ${stage.step}`, articleIdList: [anyId(stage)] },
    }),
  deleteSeries: (stage) => stage.owner.deleteSeries({ params: { id: anyId(stage) } }),
  addPage: ({ owner, step }) => owner.addPage({ body: pageDraft(step) }),
  updatePage: (stage) =>
    stage.owner.updatePage({ body: { ...pageDraft(stage.step), id: anyId(stage), revision: 1 } }),
  updatePageOrder: async ({ owner }) => {
    const ids = (await owner.getPageList()).map(({ id }) => id)
    return owner.updatePageOrder({ body: { idList: ids.reverse() } })
  },
  deletePage: (stage) => stage.owner.deletePage({ params: { id: anyId(stage) } }),
  addResourceGroup: ({ owner }) => owner.addResourceGroup({ body: GROUP }),
  updateResourceGroup: (stage) =>
    stage.owner.updateResourceGroup({ body: { ...GROUP, id: 1, name: `g ${stage.step}` } }),
  deleteResourceGroup: ({ owner }) => owner.deleteResourceGroup({ params: { id: 1 } }),
  orderResourceGroups: ({ owner }) =>
    owner.orderResourceGroups({ body: { side: 'front', idList: [1] } }),
  addRecommendedSite: ({ owner, step }) => owner.addRecommendedSite({ body: siteDraft(step) }),
  updateRecommendedSite: (stage) =>
    stage.owner.updateRecommendedSite({ body: { ...siteDraft(stage.step), id: anyId(stage) } }),
  deleteRecommendedSite: (stage) =>
    stage.owner.deleteRecommendedSite({ params: { id: anyId(stage) } }),
  orderRecommendedSites: async ({ owner }) => {
    const [group] = await owner.getResources()
    const idList = (group?.list ?? []).map(({ id }) => id).reverse()
    return owner.orderRecommendedSites({ body: { group_id: group?.id ?? 1, idList } })
  },
  updateConfig: ({ owner, step, random }) =>
    owner.updateConfig({
      body: { blog_name: `site ${step}`, time_zone: random(2) === 0 ? 'UTC' : 'Asia/Tokyo' },
    }),
  addOrUpdatePageHeader: ({ owner, step, random }) =>
    owner.addOrUpdatePageHeader({
      body: { route_name: random(2) === 0 ? 'Home' : 'Tag', bg_url: `/art/${step}.avif` },
    }),
  deletePageHeader: (stage) => stage.owner.deletePageHeader({ body: { id: anyId(stage) } }),
  publishTalk: (stage) => stage.owner.publishTalk({ body: talkDraft(stage) }),
  updateTalk: (stage) =>
    stage.owner.updateTalk({ body: { id: anyId(stage), ...talkDraft(stage) } }),
  deleteTalk: (stage) =>
    stage.owner.deleteTalk({
      params: { id: anyId(stage), status: stage.random(2) === 0 ? 1 : 3 },
    }),
  togglePublicTalk: (stage) =>
    stage.owner.togglePublicTalk({
      params: { id: anyId(stage), status: stage.random(2) === 0 ? 1 : 2 },
    }),
  toggleTopTalk: (stage) => stage.owner.toggleTopTalk({ params: { id: anyId(stage), is_top: 1 } }),
  revertTalk: (stage) => stage.owner.revertTalk({ params: { id: anyId(stage) } }),
  addAlbum: ({ owner, step }) => owner.addAlbum({ body: albumDraft(step) }),
  updateAlbum: (stage) =>
    stage.owner.updateAlbum({ body: { id: anyId(stage), ...albumDraft(stage.step) } }),
  deleteAlbum: (stage) => stage.owner.deleteAlbum({ params: { id: anyId(stage) } }),
  addPhotos: (stage) =>
    stage.owner.addPhotos({
      body: { photoList: [{ album_id: anyId(stage), url: `/art/${stage.step}.avif` }] },
    }),
  deletePhotos: (stage) =>
    stage.owner.deletePhotos({
      body: {
        imgList: anyIds(stage).map((id) => ({ id })),
        type: stage.random(2) === 0 ? 1 : 2,
      },
    }),
  emptyPhotoTrash: (stage) => stage.owner.emptyPhotoTrash({ params: { id: anyId(stage) } }),
  revertPhotos: (stage) => stage.owner.revertPhotos({ body: { idList: anyIds(stage) } }),
  orderPhotos: async (stage) => {
    const album_id = anyId(stage)
    const photos = await stage.visitor.getAllPhotosByAlbumId({ params: { id: album_id } })
    const idList = photos.map(({ id }) => id).reverse()
    return stage.owner.orderPhotos({ body: { album_id, idList } })
  },
  updatePhoto: (stage) => {
    const words = { caption: `photo ${stage.random(1_000)}`, taken_at: '', camera: '' }
    return stage.owner.updatePhoto({ body: { id: anyId(stage), ...words } })
  },
  updateUpload: pictured,
  replaceUpload: pictureReplaced,
  addMessage: (stage) => stage.user.addMessage({ body: boardNote(stage) }),
  updateMessage: (stage) =>
    stage.owner.updateMessage({ body: { ...boardNote(stage), id: anyId(stage) } }),
  deleteMessages: (stage) => stage.owner.deleteMessages({ body: { idList: anyIds(stage) } }),
  addLink: ({ user, step }) => user.addLink({ body: linkDraft(step) }),
  frontUpdateLink: (stage) =>
    stage.user.frontUpdateLink({ body: { ...linkDraft(stage.step), id: anyId(stage) } }),
  backAddLink: ({ owner, step }) => owner.backAddLink({ body: linkDraft(step) }),
  backUpdateLink: (stage) =>
    stage.owner.backUpdateLink({ body: { ...linkDraft(stage.step), id: anyId(stage) } }),
  approveLinks: (stage) => stage.owner.approveLinks({ body: { idList: anyIds(stage) } }),
  deleteLinks: (stage) => stage.owner.deleteLinks({ body: { idList: anyIds(stage) } }),
  importBlog: imported,
  undoImport: importUndone,
  addView: ({ visitor }) => visitor.addView(),
  addVisit: ({ visitor }) => visitor.addVisit({ body: { path: '/home' } }),
  addPlay: ({ visitor }) => visitor.addPlay(),
  addReadingDuration: ({ visitor, random }) =>
    visitor.addReadingDuration({ params: { id: random(4) + 1, duration: 1_000 } }),
  addLike: (stage) => stage.user.addLike({ body: anyArticle(stage) }),
  cancelLike: (stage) => stage.user.cancelLike({ body: anyArticle(stage) }),
  addReaction: (stage) =>
    stage.user.addReaction({ body: { reaction: 'clap', for_id: anyId(stage) } }),
  cancelReaction: (stage) =>
    stage.user.cancelReaction({ body: { reaction: 'clap', for_id: anyId(stage) } }),
  addComment: (stage) =>
    stage.user.addComment({ body: { ...anyArticle(stage), content: `comment ${stage.step}` } }),
  addReply: (stage) =>
    stage.owner.addReply({
      body: { ...anyArticle(stage), parent_id: anyId(stage), to_id: stage.user.id, content: 'r' },
    }),
  updateComment: (stage) =>
    stage.user.updateComment({ body: { id: anyId(stage), content: `changed ${stage.step}` } }),
  deleteComment: (stage) =>
    stage.owner.deleteComment({ params: { id: anyId(stage), parent_id: 0 } }),
  backReplyToComment: (stage) =>
    stage.owner.backReplyToComment({ body: { id: anyId(stage), content: `r ${stage.step}` } }),
  replyToHeld: (stage) =>
    stage.owner.replyToHeld({ body: { id: anyId(stage), content: `h ${stage.step}` } }),
  backUpdateComment: (stage) =>
    stage.owner.backUpdateComment({ body: { id: anyId(stage), content: `e ${stage.step}` } }),
  backDeleteComment: (stage) =>
    stage.owner.backDeleteComment({ params: { id: anyId(stage), parent_id: 0 } }),
  backDeleteMessages: (stage) =>
    stage.owner.backDeleteMessages({ body: { idList: anyIds(stage) } }),
  updateChatRules: ({ owner, random }) =>
    owner.updateChatRules({ body: { slow_seconds: random(2), read_only_minutes: 0 } }),
  decide: (stage) =>
    stage.owner.decide({ body: { decision: 'remove', items: randomPosts(stage) } }),
  updateBlocklist: ({ owner, random }) =>
    owner.updateBlocklist({
      body: { words: ['note'], action: random(2) === 0 ? 'mask' : 'none' },
    }),
  login: ({ visitor }) => visitor.login({ body: OWNER }),
  register: ({ visitor, step }) =>
    visitor.register({ body: { username: `visitor${step}`, password: 'secret-1' } }),
  updateOwnUserInfo: ({ owner, step }) =>
    owner.updateOwnUserInfo({
      body: { nick_name: `owner ${step}`, avatar: '/art/avatars/2.avif' },
    }),
  updateRole: ({ owner, user, random }) =>
    owner.updateRole({ params: { id: user.id, role: random(2) === 0 ? 1 : 2 } }),
  updateBlocked: ({ owner, user, random }) =>
    owner.updateBlocked({ params: { id: user.id, blocked: random(2) === 0 ? 0 : 1 } }),
  addInvitation: ({ owner }) => owner.addInvitation({ query: {} }),
  adminUpdateUserInfo: ({ owner, user, step }) =>
    owner.adminUpdateUserInfo({
      body: { id: user.id, nick_name: `user ${step}`, avatar: '/art/avatars/3.avif' },
    }),
  removeDemo: ({ owner }) => owner.removeDemo(),
  recallChatMessage: ({ owner, random }) =>
    owner.recallChatMessage({ params: { id: random(4) + 1 } }),
  clearChat: ({ owner }) => owner.clearChat(),
  uploadSong: ({ owner, step }) =>
    owner.uploadSong({
      query: { name: `${step}.mp3`, folder: `folder ${step % 3}` },
      file: { content: new Blob([new Uint8Array(mp3())]) },
    }),
  uploadSongCover: async ({ owner, random }) =>
    owner.uploadSongCover({
      query: { id: random(4) + 1 },
      file: { content: new Blob([new Uint8Array(await jpeg(40, 40))]) },
    }),
  deleteSongCover: ({ owner, random }) => owner.deleteSongCover({ params: { id: random(4) + 1 } }),
  updateSong: ({ owner, random, step }) =>
    owner.updateSong({
      body: { id: random(4) + 1, name: `song ${step}`, artists: [], album: '', alia: [] },
    }),
  updateLyric: ({ owner, random }) =>
    owner.updateLyric({ body: { id: random(4) + 1, lyric: '[00:01]x' } }),
  deleteSong: ({ owner, random }) => owner.deleteSong({ params: { id: random(4) + 1 } }),
  addPlaylist: ({ owner, step }) =>
    owner.addPlaylist({ body: { name: `list ${step}`, songs: [1] } }),
  updatePlaylist: ({ owner, random }) =>
    owner.updatePlaylist({ body: { id: random(3) + 1, isHidden: random(2) === 0 } }),
  orderPlaylists: async ({ owner }) => {
    const lists = await owner.getLibraryPlaylists()
    return owner.orderPlaylists({ body: { idList: lists.map(({ id }) => id).reverse() } })
  },
  deletePlaylist: ({ owner, random }) => owner.deletePlaylist({ params: { id: random(3) + 1 } }),
}
