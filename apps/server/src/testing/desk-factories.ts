import type { Client, Endpoints } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { zipOf } from './archives.ts'
import { HEARING_FACTORIES } from './hearing-factories.ts'
import { MUSIC_FACTORIES } from './music-factories.ts'
import { ORDER_FACTORIES } from './order-factories.ts'
import { PEOPLE_FACTORIES } from './people-factories.ts'
import { draft } from './test-app.ts'

export interface Desk {
  readonly owner: Client<Endpoints>
  readonly queries: Queries
  /** Somebody to be promoted, blocked and so on. */
  readonly userId: number
  /** Another word each time. */
  readonly word: () => string
}

type Name = keyof Endpoints
/** Makes what the call is about, and gives what the call needs. */
type Factory = (desk: Desk) => Promise<object>

const page = { current: 1, size: 10 }
const listed = async () => ({ body: page })
const nothing = async () => ({})

const article = async ({ owner, word }: Desk, changes: object = {}) =>
  (await owner.addArticle({ body: { article: draft(word(), changes) } })).article.id

const binned = async (desk: Desk) => {
  const id = await article(desk)
  await desk.owner.deleteArticle({ params: { id, status: 1 } })
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
const site = async (desk: Desk) => {
  const group_id = await group(desk)
  const { id } = await desk.owner.addRecommendedSite({ body: siteDraft(group_id) })
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
const binnedTalk = async (desk: Desk) => {
  const id = await talk(desk)
  await desk.owner.deleteTalk({ params: { id, status: 1 } })
  return id
}

const albumDraft = (album_name: string) => ({ album_name, description: 'd', album_cover: '' })
const album = async ({ owner, word }: Desk) =>
  (await owner.addAlbum({ body: albumDraft(word()) })).id
const photo = async (desk: Desk) => {
  const album_id = await album(desk)
  const photoList = [{ album_id, url: '/art/demo/photos/a.avif' }]
  const [added] = await desk.owner.addPhotos({ body: { photoList } })
  return { album_id, id: added?.id ?? 0 }
}
const binnedPhoto = async (desk: Desk) => {
  const { id, album_id } = await photo(desk)
  await desk.owner.deletePhotos({ body: { imgList: [{ id }], type: 1 } })
  return { id, album_id }
}

/** One for every call that is for administrators only. */
export const FACTORIES: Partial<Record<Name, Factory>> = {
  getDemo: nothing,
  getDashboard: async () => ({ params: { days: 30 } }),
  getReadingNow: nothing,
  removeDemo: async ({ queries, ...desk }) => {
    const id = await tag({ queries, ...desk })
    const mark = { place: 'tags', row_key: String(id), left_as: '' }
    await queries.insertInto('demo_marks').values(mark).execute()
    return {}
  },
  updateRole: async ({ userId }) => ({ params: { id: userId, role: 1 } }),
  updateBlocked: async ({ userId }) => ({ params: { id: userId, blocked: 1 } }),
  addInvitation: nothing,
  addArticle: async ({ word }) => ({ body: { article: draft(word()) } }),
  updateArticle: async (desk) => ({
    body: { article: { ...draft(desk.word()), id: await article(desk) }, revision: 1 },
  }),
  getArticleList: listed,
  updateTop: async (desk) => ({ params: { id: await article(desk), is_top: 1 } }),
  updateTopOrder: async (desk) => {
    await desk.queries.updateTable('articles').set({ is_top: 2 }).execute()
    const first = await article(desk, { is_top: 1 })
    return { body: { idList: [await article(desk, { is_top: 1 }), first] } }
  },
  deleteArticle: async (desk) => ({ params: { id: await article(desk), status: 1 } }),
  purgeArticles: async (desk) => ({ body: { idList: [await binned(desk)] } }),
  revertArticle: async (desk) => ({ params: { id: await binned(desk) } }),
  isPublicArticle: async (desk) => ({ params: { id: await article(desk), status: 1 } }),
  titleExist: async () => ({ body: { article_title: 'a' } }),
  previewArticle: async () => ({ body: { article_content: '# a' } }),
  getManuscript: async (desk) => ({ params: { id: await manuscript(desk) } }),
  getManuscriptOfArticle: async (desk) => ({ params: { id: await article(desk) } }),
  autosaveManuscript: async (desk) => ({
    body: { manuscript_id: await manuscript(desk), revision: 1, fields: { ...fields, status: 1 } },
  }),
  getManuscriptList: listed,
  deleteManuscript: async (desk) => ({ params: { id: await manuscript(desk) } }),
  getRevisionList: async (desk) => ({ params: { id: await manuscript(desk) } }),
  getRevision: async (desk) => ({ params: { id: await manuscript(desk), revision: 1 } }),
  restoreRevision: async (desk) => ({
    params: { id: await manuscript(desk), revision: 1 },
    body: { based_on: 1 },
  }),
  getCategoryList: listed,
  addCategory: async ({ word }) => ({ body: { category_name: word() } }),
  updateCategory: async (desk) => ({
    body: { id: await category(desk), category_name: desk.word() },
  }),
  mergeCategories: async (desk) => ({
    body: { categoryIdList: [await category(desk)], to_id: await category(desk) },
  }),
  deleteCategories: async (desk) => ({ body: { categoryIdList: [await category(desk)] } }),
  getTagList: listed,
  addTag: async ({ word }) => ({ body: { tag_name: word() } }),
  updateTag: async (desk) => ({ body: { id: await tag(desk), tag_name: desk.word() } }),
  mergeTags: async (desk) => ({ body: { tagIdList: [await tag(desk)], to_id: await tag(desk) } }),
  deleteTags: async (desk) => ({ body: { tagIdList: [await tag(desk)] } }),
  getPageList: nothing,
  addPage: async ({ word }) => ({ body: pageDraft(word()) }),
  updatePage: async (desk) => ({
    body: { ...pageDraft(desk.word()), id: await ownPage(desk), revision: 1 },
  }),
  updatePageOrder: async (desk) => {
    await desk.queries.deleteFrom('pages').execute()
    const first = await ownPage(desk)
    return { body: { idList: [await ownPage(desk), first] } }
  },
  deletePage: async (desk) => ({ params: { id: await ownPage(desk) } }),
  getResources: nothing,
  addResourceGroup: async ({ word }) => ({ body: groupDraft(word()) }),
  updateResourceGroup: async (desk) => ({
    body: { id: await group(desk), ...groupDraft(desk.word()) },
  }),
  deleteResourceGroup: async (desk) => ({ params: { id: await group(desk) } }),
  orderResourceGroups: async (desk) => {
    await desk.queries.deleteFrom('resource_groups').execute()
    const first = await group(desk)
    return { body: { side: 'front', idList: [await group(desk), first] } }
  },
  addRecommendedSite: async (desk) => ({ body: siteDraft(await group(desk)) }),
  updateRecommendedSite: async (desk) => {
    const { id, group_id } = await site(desk)
    return { body: { id, ...siteDraft(group_id), name: 'other' } }
  },
  deleteRecommendedSite: async (desk) => ({ params: { id: (await site(desk)).id } }),
  orderRecommendedSites: async (desk) => {
    const { id, group_id } = await site(desk)
    const second = await desk.owner.addRecommendedSite({ body: siteDraft(group_id) })
    return { body: { group_id, idList: [second.id, id] } }
  },
  backUpdateLink: async (desk) => ({
    body: { id: await link(desk), ...linkDraft(desk.word()) },
  }),
  approveLinks: async (desk) => ({ body: { idList: [await link(desk)] } }),
  deleteLinks: async (desk) => ({ body: { idList: [await link(desk)] } }),
  getSettings: nothing,
  updateConfig: async ({ word }) => ({ body: { blog_name: word() } }),
  addOrUpdatePageHeader: async (desk) => ({
    body: { id: await header(desk), route_name: 'Tag', bg_url: '/art/b.avif' },
  }),
  deletePageHeader: async (desk) => ({ body: { id: await header(desk) } }),
  getTalkList: async () => ({ body: { ...page, status: 1 } }),
  getTalkById: async (desk) => ({ params: { id: await talk(desk) } }),
  publishTalk: async ({ word }) => ({ body: talkDraft(word()) }),
  updateTalk: async (desk) => ({ body: { id: await talk(desk), ...talkDraft(desk.word()) } }),
  deleteTalk: async (desk) => ({ params: { id: await binnedTalk(desk), status: 3 } }),
  togglePublicTalk: async (desk) => ({ params: { id: await talk(desk), status: 2 } }),
  toggleTopTalk: async (desk) => ({ params: { id: await talk(desk), is_top: 1 } }),
  revertTalk: async (desk) => ({ params: { id: await binnedTalk(desk) } }),
  getAlbumList: listed,
  addAlbum: async ({ word }) => ({ body: albumDraft(word()) }),
  updateAlbum: async (desk) => ({ body: { id: await album(desk), ...albumDraft(desk.word()) } }),
  deleteAlbum: async (desk) => ({ params: { id: (await photo(desk)).album_id } }),
  addPhotos: async (desk) => ({
    body: { photoList: [{ album_id: await album(desk), url: '/art/demo/photos/b.avif' }] },
  }),
  getPhotoList: async (desk) => ({ body: { ...page, id: await album(desk), status: 1 } }),
  deletePhotos: async (desk) => {
    const { id } = await photo(desk)
    return { body: { imgList: [{ id, url: '/art/demo/photos/a.avif' }], type: 1 } }
  },
  emptyPhotoBin: async (desk) => ({ params: { id: (await binnedPhoto(desk)).album_id } }),
  revertPhotos: async (desk) => ({ body: { idList: [(await binnedPhoto(desk)).id] } }),
  orderPhotos: async (desk) => {
    const { album_id, id } = await photo(desk)
    const photoList = [{ album_id, url: '/art/demo/photos/b.avif' }]
    const [second] = await desk.owner.addPhotos({ body: { photoList } })
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
  ...MUSIC_FACTORIES,
  ...ORDER_FACTORIES,
  ...PEOPLE_FACTORIES,
  ...HEARING_FACTORIES,
}
