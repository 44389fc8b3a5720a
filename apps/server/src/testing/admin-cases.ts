import type { Client, Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { zipOf } from './archives.ts'
import { MODERATION_CASES } from './moderation-cases.ts'
import { MUSIC_CASES } from './music-cases.ts'
import { OUTBOX_CASES } from './outbox-cases.ts'
import { draft } from './test-app.ts'
import { USER_CASES } from './user-cases.ts'

export interface Desk {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  /** A user to promote, block and so on. */
  readonly userId: number
  /** A different word each time. */
  readonly word: () => string
}

type Name = keyof Endpoints
/** Creates the target of the call and returns the input of the call. */
type Factory = (cases: Desk) => Promise<object>

const page = { current: 1, size: 10 }
const listed = async () => ({ body: page })
const nothing = async () => ({})

const article = async ({ owner, word }: Desk, changes: object = {}) =>
  (await owner.addArticle({ body: { article: draft(word(), changes) } })).article.id

const trashed = async (cases: Desk) => {
  const id = await article(cases)
  await cases.owner.deleteArticle({ params: { id, status: 1 } })
  return id
}

const fields = {
  article_title: 'being written',
  category: null,
  tagList: [],
  article_content: 'text',
  article_description: '',
  article_cover: '',
  is_top: 2 as const,
  order: null,
  status: 3 as const,
  type: 1 as const,
  publishAtMs: null,
  origin_url: null,
}

const manuscript = async ({ owner }: Desk) =>
  (await owner.autosaveManuscript({ body: { revision: 0, fields } })).manuscript_id

const category = async ({ owner, word }: Desk) =>
  (await owner.addCategory({ body: { category_name: word() } })).id
const tag = async ({ owner, word }: Desk) => (await owner.addTag({ body: { tag_name: word() } })).id

const pageDraft = (title: string) => ({ title, page_content: 'text', place: 'menu' as const })
const ownPage = async ({ owner, word }: Desk) =>
  (await owner.addPage({ body: pageDraft(word()) })).id

const groupDraft = (category: string) => ({ side: 'front' as const, category, name: 'n', desc: '' })
const group = async ({ owner, word }: Desk) =>
  (await owner.addResourceGroup({ body: groupDraft(word()) })).id
const siteDraft = (group_id: number) => ({ group_id, name: 'n', url: 'https://a.test', desc: '' })
const site = async (cases: Desk) => {
  const group_id = await group(cases)
  const { id } = await cases.owner.addRecommendedSite({ body: siteDraft(group_id) })
  return { id, group_id }
}

const linkDraft = (site_name: string) => ({
  site_name,
  site_desc: 'd',
  url: 'https://a.example',
  site_avatar: '',
})
const link = async ({ queries, userId, word }: Desk) => {
  const { id } = await queries
    .insertInto('links')
    .values({ ...linkDraft(word()), user_id: userId, created_at: 1, updated_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const header = async ({ owner, queries }: Desk) => {
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
const talk = async ({ owner, word }: Desk) =>
  (await owner.publishTalk({ body: talkDraft(word()) })).id
const trashedTalk = async (cases: Desk) => {
  const id = await talk(cases)
  await cases.owner.deleteTalk({ params: { id, status: 1 } })
  return id
}

const albumDraft = (album_name: string) => ({ album_name, description: 'd', album_cover: '' })
const album = async ({ owner, word }: Desk) =>
  (await owner.addAlbum({ body: albumDraft(word()) })).id
const photo = async (cases: Desk) => {
  const album_id = await album(cases)
  const photoList = [{ album_id, url: '/art/demo/photos/a.avif' }]
  const [added] = await cases.owner.addPhotos({ body: { photoList } })
  return { album_id, id: added?.id ?? 0 }
}
const trashedPhoto = async (cases: Desk) => {
  const { id, album_id } = await photo(cases)
  await cases.owner.deletePhotos({ body: { imgList: [{ id }], type: 1 } })
  return { id, album_id }
}

/** One case for every endpoint that only administrators may call. */
export const FACTORIES: Partial<Record<Name, Factory>> = {
  getDemo: nothing,
  getDashboard: async () => ({ params: { days: 30 } }),
  getReadingNow: nothing,
  removeDemo: async ({ queries, ...cases }) => {
    const id = await tag({ queries, ...cases })
    const mark = { place: 'tags', row_key: String(id), content_hash: '' }
    await queries.insertInto('demo_marks').values(mark).execute()
    return {}
  },
  updateRole: async ({ userId }) => ({ params: { id: userId, role: 1 } }),
  updateBlocked: async ({ userId }) => ({ params: { id: userId, blocked: 1 } }),
  addInvitation: nothing,
  addArticle: async ({ word }) => ({ body: { article: draft(word()) } }),
  updateArticle: async (cases) => ({
    body: { article: { ...draft(cases.word()), id: await article(cases) }, revision: 1 },
  }),
  getArticleList: listed,
  updateTop: async (cases) => ({ params: { id: await article(cases), is_top: 1 } }),
  updateTopOrder: async (cases) => {
    await cases.queries.updateTable('articles').set({ is_top: 2 }).execute()
    const first = await article(cases, { is_top: 1 })
    return { body: { idList: [await article(cases, { is_top: 1 }), first] } }
  },
  deleteArticle: async (cases) => ({ params: { id: await article(cases), status: 1 } }),
  purgeArticles: async (cases) => ({ body: { idList: [await trashed(cases)] } }),
  revertArticle: async (cases) => ({ params: { id: await trashed(cases) } }),
  isPublicArticle: async (cases) => ({ params: { id: await article(cases), status: 1 } }),
  titleExist: async () => ({ body: { article_title: 'a' } }),
  previewArticle: async () => ({ body: { article_content: '# a' } }),
  getManuscript: async (cases) => ({ params: { id: await manuscript(cases) } }),
  getManuscriptOfArticle: async (cases) => ({ params: { id: await article(cases) } }),
  autosaveManuscript: async (cases) => ({
    body: { manuscript_id: await manuscript(cases), revision: 1, fields: { ...fields, status: 1 } },
  }),
  getManuscriptList: listed,
  deleteManuscript: async (cases) => ({ params: { id: await manuscript(cases) } }),
  getRevisionList: async (cases) => ({ params: { id: await manuscript(cases) } }),
  getRevision: async (cases) => ({ params: { id: await manuscript(cases), revision: 1 } }),
  restoreRevision: async (cases) => ({
    params: { id: await manuscript(cases), revision: 1 },
    body: { based_on: 1 },
  }),
  getCategoryList: listed,
  addCategory: async ({ word }) => ({ body: { category_name: word() } }),
  updateCategory: async (cases) => ({
    body: { id: await category(cases), category_name: cases.word() },
  }),
  mergeCategories: async (cases) => ({
    body: { categoryIdList: [await category(cases)], to_id: await category(cases) },
  }),
  deleteCategories: async (cases) => ({ body: { categoryIdList: [await category(cases)] } }),
  getTagList: listed,
  addTag: async ({ word }) => ({ body: { tag_name: word() } }),
  updateTag: async (cases) => ({ body: { id: await tag(cases), tag_name: cases.word() } }),
  mergeTags: async (cases) => ({
    body: { tagIdList: [await tag(cases)], to_id: await tag(cases) },
  }),
  deleteTags: async (cases) => ({ body: { tagIdList: [await tag(cases)] } }),
  getPageList: nothing,
  addPage: async ({ word }) => ({ body: pageDraft(word()) }),
  updatePage: async (cases) => ({
    body: { ...pageDraft(cases.word()), id: await ownPage(cases), revision: 1 },
  }),
  updatePageOrder: async (cases) => {
    await cases.queries.deleteFrom('pages').execute()
    const first = await ownPage(cases)
    return { body: { idList: [await ownPage(cases), first] } }
  },
  deletePage: async (cases) => ({ params: { id: await ownPage(cases) } }),
  getResources: nothing,
  addResourceGroup: async ({ word }) => ({ body: groupDraft(word()) }),
  updateResourceGroup: async (cases) => ({
    body: { id: await group(cases), ...groupDraft(cases.word()) },
  }),
  deleteResourceGroup: async (cases) => ({ params: { id: await group(cases) } }),
  orderResourceGroups: async (cases) => {
    await cases.queries.deleteFrom('resource_groups').execute()
    const first = await group(cases)
    return { body: { side: 'front', idList: [await group(cases), first] } }
  },
  addRecommendedSite: async (cases) => ({ body: siteDraft(await group(cases)) }),
  updateRecommendedSite: async (cases) => {
    const { id, group_id } = await site(cases)
    return { body: { id, ...siteDraft(group_id), name: 'other' } }
  },
  deleteRecommendedSite: async (cases) => ({ params: { id: (await site(cases)).id } }),
  orderRecommendedSites: async (cases) => {
    const { id, group_id } = await site(cases)
    const second = await cases.owner.addRecommendedSite({ body: siteDraft(group_id) })
    return { body: { group_id, idList: [second.id, id] } }
  },
  backUpdateLink: async (cases) => ({
    body: { id: await link(cases), ...linkDraft(cases.word()) },
  }),
  approveLinks: async (cases) => ({ body: { idList: [await link(cases)] } }),
  deleteLinks: async (cases) => ({ body: { idList: [await link(cases)] } }),
  getSettings: nothing,
  updateConfig: async ({ word }) => ({ body: { blog_name: word() } }),
  addOrUpdatePageHeader: async (cases) => ({
    body: { id: await header(cases), route_name: 'Tag', bg_url: '/art/b.avif' },
  }),
  deletePageHeader: async (cases) => ({ body: { id: await header(cases) } }),
  getTalkList: async () => ({ body: { ...page, status: 1 } }),
  getTalkById: async (cases) => ({ params: { id: await talk(cases) } }),
  publishTalk: async ({ word }) => ({ body: talkDraft(word()) }),
  updateTalk: async (cases) => ({ body: { id: await talk(cases), ...talkDraft(cases.word()) } }),
  deleteTalk: async (cases) => ({ params: { id: await trashedTalk(cases), status: 3 } }),
  togglePublicTalk: async (cases) => ({ params: { id: await talk(cases), status: 2 } }),
  toggleTopTalk: async (cases) => ({ params: { id: await talk(cases), is_top: 1 } }),
  revertTalk: async (cases) => ({ params: { id: await trashedTalk(cases) } }),
  getAlbumList: listed,
  addAlbum: async ({ word }) => ({ body: albumDraft(word()) }),
  updateAlbum: async (cases) => ({ body: { id: await album(cases), ...albumDraft(cases.word()) } }),
  deleteAlbum: async (cases) => ({ params: { id: (await photo(cases)).album_id } }),
  addPhotos: async (cases) => ({
    body: { photoList: [{ album_id: await album(cases), url: '/art/demo/photos/b.avif' }] },
  }),
  getPhotoList: async (cases) => ({ body: { ...page, id: await album(cases), status: 1 } }),
  deletePhotos: async (cases) => {
    const { id } = await photo(cases)
    return { body: { imgList: [{ id, url: '/art/demo/photos/a.avif' }], type: 1 } }
  },
  emptyPhotoTrash: async (cases) => ({ params: { id: (await trashedPhoto(cases)).album_id } }),
  revertPhotos: async (cases) => ({ body: { idList: [(await trashedPhoto(cases)).id] } }),
  orderPhotos: async (cases) => {
    const { album_id, id } = await photo(cases)
    const photoList = [{ album_id, url: '/art/demo/photos/b.avif' }]
    const [second] = await cases.owner.addPhotos({ body: { photoList } })
    return { body: { album_id, idList: [id, second?.id ?? 0] } }
  },
  clearChat: async ({ queries, userId: user_id, word }) => {
    const message = { user_id, content: word(), content_type: 'text', created_at: 1 }
    await queries.insertInto('chat_messages').values(message).execute()
    return {}
  },
  importMarkdown: ({ word }) => archive(word()),
  getImport: async ({ owner, word }) => {
    const { id } = await owner.importMarkdown((await archive(word())) as never)
    return { params: { id } }
  },
  exportMarkdown: nothing,
  ...MUSIC_CASES,
  ...MODERATION_CASES,
  ...USER_CASES,
  ...OUTBOX_CASES,
}
