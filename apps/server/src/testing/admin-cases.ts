import { type Client, EMPTY_ARTICLE, type Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { zipOf } from './archives.ts'
import { BACKUP_CASES } from './backup-cases.ts'
import { MODERATION_CASES } from './moderation-cases.ts'
import { MUSIC_CASES } from './music-cases.ts'
import { OUTBOX_CASES } from './outbox-cases.ts'
import { draft } from './test-app.ts'
import { USER_CASES } from './user-cases.ts'

interface AdminStage {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  /** A user to promote, block and so on. */
  readonly userId: number
  /** A different word each time. */
  readonly word: () => string
}

type Name = keyof Endpoints
/** Creates the target of the call and returns the input of the call. */
type AdminCase = (stage: AdminStage) => Promise<object>

const page = { current: 1, size: 10 }
const pageInput = async () => ({ body: page })
const noInput = async () => ({})

const article = async ({ owner, word }: AdminStage, changes: object = {}) =>
  (await owner.addArticle({ body: { article: draft(word(), changes) } })).article.id

const trashed = async (stage: AdminStage) => {
  const id = await article(stage)
  await stage.owner.deleteArticle({ params: { id, status: 1 } })
  return id
}

const fields = { ...EMPTY_ARTICLE, article_title: 'being written', article_content: 'text' }

const manuscript = async ({ owner }: AdminStage) =>
  (await owner.autosaveManuscript({ body: { revision: 0, fields } })).manuscript_id

const category = async ({ owner, word }: AdminStage) =>
  (await owner.addCategory({ body: { category_name: word() } })).id
const tag = async ({ owner, word }: AdminStage) =>
  (await owner.addTag({ body: { tag_name: word() } })).id

const series = async ({ owner, word }: AdminStage) =>
  (await owner.addSeries({ body: { title: word(), articleIdList: [] } })).id

const pageDraft = (title: string) => ({ title, page_content: 'text', place: 'menu' as const })
const ownPage = async ({ owner, word }: AdminStage) =>
  (await owner.addPage({ body: pageDraft(word()) })).id

const groupDraft = (category: string) => ({ side: 'front' as const, category, name: 'n', desc: '' })
const group = async ({ owner, word }: AdminStage) =>
  (await owner.addResourceGroup({ body: groupDraft(word()) })).id
const siteDraft = (group_id: number) => ({ group_id, name: 'n', url: 'https://a.test', desc: '' })
const site = async (stage: AdminStage) => {
  const group_id = await group(stage)
  const { id } = await stage.owner.addRecommendedSite({ body: siteDraft(group_id) })
  return { id, group_id }
}

const linkDraft = (site_name: string) => ({
  site_name,
  site_desc: 'd',
  url: 'https://a.example',
  site_avatar: '',
})
const link = async ({ queries, userId, word }: AdminStage) => {
  const { id } = await queries
    .insertInto('links')
    .values({ ...linkDraft(word()), user_id: userId, created_at: 1, updated_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const header = async ({ owner, queries }: AdminStage) => {
  await queries.deleteFrom('page_headers').execute()
  const body = { route_name: 'Home' as const, bg_url: '/art/a.avif' }
  return (await owner.addOrUpdatePageHeader({ body })).id
}

const archive = (title: string) =>
  zipOf({ 'a.md': `---\ntitle: ${title}\n---\ntext` }).then((bytes) => ({
    file: { content: new Blob([Uint8Array.from(bytes)]) },
    query: {},
  }))

const talkDraft = (content: string) => ({
  content,
  is_top: 2 as const,
  status: 1 as const,
  talkImgList: [{ url: '/art/demo/talks/a.avif' }],
})
const talk = async ({ owner, word }: AdminStage) =>
  (await owner.publishTalk({ body: talkDraft(word()) })).id
const trashedTalk = async (stage: AdminStage) => {
  const id = await talk(stage)
  await stage.owner.deleteTalk({ params: { id, status: 1 } })
  return id
}

const albumDraft = (album_name: string) => ({ album_name, description: 'd', album_cover: '' })
const album = async ({ owner, word }: AdminStage) =>
  (await owner.addAlbum({ body: albumDraft(word()) })).id
const photo = async (stage: AdminStage) => {
  const album_id = await album(stage)
  const photoList = [{ album_id, url: '/art/demo/photos/a.avif' }]
  const [added] = await stage.owner.addPhotos({ body: { photoList } })
  return { album_id, id: added?.id ?? 0 }
}
const trashedPhoto = async (stage: AdminStage) => {
  const { id, album_id } = await photo(stage)
  await stage.owner.deletePhotos({ body: { imgList: [{ id }], type: 1 } })
  return { id, album_id }
}

/** One case for every endpoint that only administrators may call. */
export const ADMIN_CASES: Partial<Record<Name, AdminCase>> = {
  getFirstSteps: noInput,
  getDemo: noInput,
  getDashboard: async () => ({ params: { days: 30 } }),
  getReadingNow: noInput,
  removeDemo: async ({ queries, ...stage }) => {
    const id = await tag({ queries, ...stage })
    const mark = { place: 'tags', row_key: String(id), content_hash: '' }
    await queries.insertInto('demo_marks').values(mark).execute()
    return {}
  },
  updateRole: async ({ userId }) => ({ params: { id: userId, role: 1 } }),
  updateBlocked: async ({ userId }) => ({ params: { id: userId, blocked: 1 } }),
  addInvitation: noInput,
  addArticle: async ({ word }) => ({ body: { article: draft(word()) } }),
  updateArticle: async (stage) => ({
    body: { article: { ...draft(stage.word()), id: await article(stage) }, revision: 1 },
  }),
  getArticleList: pageInput,
  updateTop: async (stage) => ({ params: { id: await article(stage), is_top: 1 } }),
  updateTopOrder: async (stage) => {
    await stage.queries.updateTable('articles').set({ is_top: 2 }).execute()
    const first = await article(stage, { is_top: 1 })
    return { body: { idList: [await article(stage, { is_top: 1 }), first] } }
  },
  deleteArticle: async (stage) => ({ params: { id: await article(stage), status: 1 } }),
  purgeArticles: async (stage) => ({ body: { idList: [await trashed(stage)] } }),
  revertArticle: async (stage) => ({ params: { id: await trashed(stage) } }),
  isPublicArticle: async (stage) => ({ params: { id: await article(stage), status: 1 } }),
  titleExist: async () => ({ body: { article_title: 'a' } }),
  previewArticle: async () => ({ body: { article_content: '# a' } }),
  choosePainting: async () => ({
    body: {
      ...{ article_title: 'a', category_id: null, article_id: null },
      ...{ motif: null, palette: null, turn: 0 },
    },
  }),
  updateArticles: async (stage) => ({ body: { idList: [await article(stage)], status: 2 } }),
  addPreviewLink: async (stage) => ({ body: { article_id: await article(stage), days: 1 } }),
  getPreviewLink: async (stage) => ({ params: { id: await manuscript(stage) } }),
  deletePreviewLink: async (stage) => {
    const article_id = await article(stage)
    const { manuscript_id } = await stage.owner.addPreviewLink({ body: { article_id, days: 1 } })
    return { params: { id: manuscript_id } }
  },
  getRedirectList: pageInput,
  addRedirect: async ({ word }) => ({ body: { path: `/${word()}`, target: '/home' } }),
  deleteRedirect: async ({ owner, word }) => ({
    body: await owner.addRedirect({ body: { path: `/${word()}`, target: '/home' } }),
  }),
  getManuscript: async (stage) => ({ params: { id: await manuscript(stage) } }),
  getManuscriptOfArticle: async (stage) => ({ params: { id: await article(stage) } }),
  autosaveManuscript: async (stage) => ({
    body: { manuscript_id: await manuscript(stage), revision: 1, fields: { ...fields, status: 1 } },
  }),
  getManuscriptList: pageInput,
  deleteManuscript: async (stage) => ({ params: { id: await manuscript(stage) } }),
  getRevisionList: async (stage) => ({ params: { id: await manuscript(stage) } }),
  getRevision: async (stage) => ({ params: { id: await manuscript(stage), revision: 1 } }),
  restoreRevision: async (stage) => ({
    params: { id: await manuscript(stage), revision: 1 },
    body: { based_on: 1 },
  }),
  getCategoryList: pageInput,
  addCategory: async ({ word }) => ({ body: { category_name: word() } }),
  updateCategory: async (stage) => ({
    body: { id: await category(stage), category_name: stage.word() },
  }),
  mergeCategories: async (stage) => ({
    body: { categoryIdList: [await category(stage)], to_id: await category(stage) },
  }),
  deleteCategories: async (stage) => ({ body: { categoryIdList: [await category(stage)] } }),
  getTagList: pageInput,
  addTag: async ({ word }) => ({ body: { tag_name: word() } }),
  updateTag: async (stage) => ({ body: { id: await tag(stage), tag_name: stage.word() } }),
  mergeTags: async (stage) => ({
    body: { tagIdList: [await tag(stage)], to_id: await tag(stage) },
  }),
  deleteTags: async (stage) => ({ body: { tagIdList: [await tag(stage)] } }),
  getSeriesList: noInput,
  addSeries: async ({ word }) => ({ body: { title: word(), articleIdList: [] } }),
  updateSeries: async (stage) => ({
    body: { id: await series(stage), title: stage.word(), articleIdList: [] },
  }),
  deleteSeries: async (stage) => ({ params: { id: await series(stage) } }),
  getPageList: noInput,
  addPage: async ({ word }) => ({ body: pageDraft(word()) }),
  updatePage: async (stage) => ({
    body: { ...pageDraft(stage.word()), id: await ownPage(stage), revision: 1 },
  }),
  updatePageOrder: async (stage) => {
    await stage.queries.deleteFrom('pages').execute()
    const first = await ownPage(stage)
    return { body: { idList: [await ownPage(stage), first] } }
  },
  deletePage: async (stage) => ({ params: { id: await ownPage(stage) } }),
  getResources: noInput,
  addResourceGroup: async ({ word }) => ({ body: groupDraft(word()) }),
  updateResourceGroup: async (stage) => ({
    body: { id: await group(stage), ...groupDraft(stage.word()) },
  }),
  deleteResourceGroup: async (stage) => ({ params: { id: await group(stage) } }),
  orderResourceGroups: async (stage) => {
    await stage.queries.deleteFrom('resource_groups').execute()
    const first = await group(stage)
    return { body: { side: 'front', idList: [await group(stage), first] } }
  },
  addRecommendedSite: async (stage) => ({ body: siteDraft(await group(stage)) }),
  updateRecommendedSite: async (stage) => {
    const { id, group_id } = await site(stage)
    return { body: { id, ...siteDraft(group_id), name: 'other' } }
  },
  deleteRecommendedSite: async (stage) => ({ params: { id: (await site(stage)).id } }),
  orderRecommendedSites: async (stage) => {
    const { id, group_id } = await site(stage)
    const second = await stage.owner.addRecommendedSite({ body: siteDraft(group_id) })
    return { body: { group_id, idList: [second.id, id] } }
  },
  backAddLink: async ({ word }) => ({ body: linkDraft(word()) }),
  backUpdateLink: async (stage) => ({
    body: { id: await link(stage), ...linkDraft(stage.word()) },
  }),
  approveLinks: async (stage) => ({ body: { idList: [await link(stage)] } }),
  deleteLinks: async (stage) => ({ body: { idList: [await link(stage)] } }),
  getSettings: noInput,
  updateConfig: async ({ word }) => ({ body: { blog_name: word() } }),
  addOrUpdatePageHeader: async (stage) => ({
    body: { id: await header(stage), route_name: 'Tag', bg_url: '/art/b.avif' },
  }),
  deletePageHeader: async (stage) => ({ body: { id: await header(stage) } }),
  getTalkList: async () => ({ body: { ...page, status: 1 } }),
  getTalkById: async (stage) => ({ params: { id: await talk(stage) } }),
  publishTalk: async ({ word }) => ({ body: talkDraft(word()) }),
  updateTalk: async (stage) => ({ body: { id: await talk(stage), ...talkDraft(stage.word()) } }),
  deleteTalk: async (stage) => ({ params: { id: await trashedTalk(stage), status: 3 } }),
  togglePublicTalk: async (stage) => ({ params: { id: await talk(stage), status: 2 } }),
  toggleTopTalk: async (stage) => ({ params: { id: await talk(stage), is_top: 1 } }),
  revertTalk: async (stage) => ({ params: { id: await trashedTalk(stage) } }),
  getAlbumList: pageInput,
  addAlbum: async ({ word }) => ({ body: albumDraft(word()) }),
  updateAlbum: async (stage) => ({ body: { id: await album(stage), ...albumDraft(stage.word()) } }),
  deleteAlbum: async (stage) => ({ params: { id: (await photo(stage)).album_id } }),
  addPhotos: async (stage) => ({
    body: { photoList: [{ album_id: await album(stage), url: '/art/demo/photos/b.avif' }] },
  }),
  getPhotoList: async (stage) => ({ body: { ...page, id: await album(stage), status: 1 } }),
  deletePhotos: async (stage) => {
    const { id } = await photo(stage)
    return { body: { imgList: [{ id, url: '/art/demo/photos/a.avif' }], type: 1 } }
  },
  emptyPhotoTrash: async (stage) => ({ params: { id: (await trashedPhoto(stage)).album_id } }),
  revertPhotos: async (stage) => ({ body: { idList: [(await trashedPhoto(stage)).id] } }),
  orderPhotos: async (stage) => {
    const { album_id, id } = await photo(stage)
    const photoList = [{ album_id, url: '/art/demo/photos/b.avif' }]
    const [second] = await stage.owner.addPhotos({ body: { photoList } })
    return { body: { album_id, idList: [id, second?.id ?? 0] } }
  },
  updatePhoto: async (stage) => ({
    body: { id: (await photo(stage)).id, caption: 'a', taken_at: '2026-04-03 12:30', camera: 'b' },
  }),
  clearChat: async ({ queries, userId: user_id, word }) => {
    const message = { user_id, content: word(), content_type: 'text', created_at: 1 }
    await queries.insertInto('chat_messages').values(message).execute()
    return {}
  },
  importBlog: ({ word }) => archive(word()),
  getImport: async ({ owner, word }) => {
    const { id } = await owner.importBlog((await archive(word())) as never)
    return { params: { id } }
  },
  getImportList: noInput,
  undoImport: async ({ queries, userId: user_id, word }) => {
    const report = { name: word(), kind: 'markdown', dry_run: 0, state: 'done', files: '{}' }
    const { id } = await queries
      .insertInto('imports')
      .values({ ...report, user_id, done: 1, total: 1, created_at: 1, updated_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  exportMarkdown: noInput,
  ...MUSIC_CASES,
  ...MODERATION_CASES,
  ...USER_CASES,
  ...OUTBOX_CASES,
  ...BACKUP_CASES,
}
