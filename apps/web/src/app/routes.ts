import { PATHS } from '../shared/paths.ts'
import type { RouteTable } from '../shared/router/route.ts'

/** Every page is a module of its own, which loads when it is needed. */
export const routes = {
  [PATHS.home]: () => import('./routes/home.ts'),
  [PATHS.article]: () => import('./routes/article.ts'),
  [PATHS.archives]: () => import('./routes/archives.ts'),
  [PATHS.category]: () => import('./routes/category.ts'),
  [PATHS.tag]: () => import('./routes/tag.ts'),
  [PATHS.articleList]: () => import('./routes/article-list.ts'),
  [PATHS.subscribe]: () => import('./routes/subscribe.ts'),
  [PATHS.readingList]: () => import('./routes/reading-list.ts'),
  [PATHS.preview]: () => import('./routes/preview.ts'),
  [PATHS.comments]: () => import('./routes/comments.ts'),
  [PATHS.thanks]: () => import('./routes/thanks.ts'),
  [PATHS.page]: () => import('./routes/owner-page.ts'),
  [PATHS.search]: () => import('./routes/search.ts'),
  [PATHS.messageList]: () => import('./routes/message-list.ts'),
  [PATHS.messageDetail]: () => import('./routes/message-detail.ts'),
  [PATHS.publishMessage]: () => import('./routes/publish-message.ts'),
  [PATHS.chat]: () => import('./routes/chat.ts'),
  [PATHS.linkList]: () => import('./routes/link-list.ts'),
  [PATHS.talk]: () => import('./routes/talk.ts'),
  [PATHS.photoAlbum]: () => import('./routes/photo-album.tsx'),
  [PATHS.photos]: () => import('./routes/photos.tsx'),
  [PATHS.front]: () => import('./routes/front.tsx'),
  [PATHS.back]: () => import('./routes/back.tsx'),
  [PATHS.siteList]: () => import('./routes/site-list.tsx'),
  [PATHS.userCenter]: () => import('./routes/user-center.ts'),
  [PATHS.password]: () => import('./routes/password.ts'),
} satisfies RouteTable
