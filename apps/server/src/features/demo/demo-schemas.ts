import {
  ADMIN_LENGTH,
  BOARD_BACKGROUNDS,
  BOARD_FONT_SIZES,
  BOARD_FONT_WEIGHTS,
  BOARD_TEXT_COLOURS,
  CHAT_CONTENT_TYPES,
  endpoints,
  LENGTH,
  LINK_STATUS,
  NOTIFICATION_TYPES,
  NOTIFICATION_VIEW,
  PAGE_PLACES,
  PHOTOS_PER_TALK,
  PINNED,
  RESOURCE_SIDES,
  TALK_STATUS,
} from '@lanting/contract'
import Type, { type Static, type TProperties } from 'typebox'

/** Rejects unknown properties, so that a misspelt one is found. */
const strict = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })
const oneOf = <const V>(values: readonly V[]) => Type.Unsafe<V>({ enum: values })
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

const URL_MAX = 255
const LIKES_MAX = 500

/** The name of a user in the files; `owner` is the owner of the site. */
const Name = Type.String({ pattern: '^[a-z]{3,11}$' })
/** The key of an article (its file name), a talk or a board message. */
const Key = Type.String({ pattern: '^[a-z-]+$' })
const When = Type.String({ pattern: '^20\\d\\d(-\\d\\d){2}T\\d\\d(:\\d\\d){2}\\+08:00$' })
const Picture = Type.String({ pattern: '^/art/demo/[a-z0-9/-]+\\.avif$', maxLength: URL_MAX })
/** Size and blurred placeholder are written by `scripts/art/measure-photos.ts`. */
const Photo = strict({
  url: Picture,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  blur: Type.String({ pattern: '^[A-Za-z0-9+/=]+$' }),
})
const ExampleSite = Type.String({
  pattern: '^https://example\\.(com|net|org)(/|$)',
  maxLength: LENGTH.siteUrl,
})

/** Recommended sites exist. */
const RealSite = Type.String({
  pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+/[\\w./-]*$',
  maxLength: LENGTH.siteUrl,
})

const likeFields = {
  likedBy: Type.Optional(Type.Array(Name, { uniqueItems: true })),
  visitorLikes: Type.Optional(Type.Integer({ minimum: 0, maximum: LIKES_MAX })),
}

const commentFields = { from: Name, date: When, content: Text(LENGTH.comment), ...likeFields }
const Thread = strict({
  ...commentFields,
  replies: Type.Optional(Type.Array(strict({ ...commentFields, to: Type.Optional(Name) }))),
})
const Threads = Type.Array(Thread)

const { article_content: _, ...articleFields } =
  endpoints.addArticle.body.properties.article.properties

/** The schema of each file of `content/demo`, with the limits of the contract. */
export const DEMO_SCHEMAS = {
  site: strict({
    owner_avatar: Picture,
    birthday: When,
    view_time: Type.Integer({ minimum: 0 }),
    settings: strict({
      blog_name: Text(LENGTH.siteName),
      personal_say: Text(URL_MAX),
      blog_notice: Text(URL_MAX),
      avatar_bg: Picture,
      git_ee_link: ExampleSite,
      github_link: ExampleSite,
      /** Empty in languages whose readers do not go there. */
      bilibili_link: Type.Union([ExampleSite, Type.Literal('')]),
    }),
  }),
  users: Type.Array(
    strict({ name: Name, nick_name: Text(LENGTH.nickName), avatar: Picture, date: When }),
  ),
  articles: Type.Array(
    strict({
      ...articleFields,
      file: Type.String({ pattern: '^[a-z-]+\\.md$' }),
      date: When,
      updated: Type.Optional(When),
      view_times: Type.Optional(Type.Integer({ minimum: 0 })),
      reading_minutes: Type.Optional(Type.Integer({ minimum: 0 })),
      ...likeFields,
    }),
  ),
  series: Type.Array(
    strict({
      title: Text(ADMIN_LENGTH.seriesTitle),
      date: When,
      articles: Type.Array(Key, { minItems: 2, uniqueItems: true }),
    }),
  ),
  comments: Type.Record(Key, Threads),
  talks: Type.Array(
    strict({
      key: Key,
      content: Text(LENGTH.talk),
      date: When,
      is_top: Type.Optional(oneOf(Object.values(PINNED))),
      status: Type.Optional(oneOf(Object.values(TALK_STATUS))),
      photos: Type.Optional(Type.Array(Picture, { minItems: 1, maxItems: PHOTOS_PER_TALK })),
      ...likeFields,
      comments: Type.Optional(Threads),
    }),
  ),
  board: Type.Array(
    strict({
      key: Key,
      from: Type.Optional(Name),
      /** The name of a visitor; a message with `from` has the name of its user. */
      nick_name: Type.Optional(Text(LENGTH.nickName)),
      tag: Text(LENGTH.boardTag),
      message: Text(LENGTH.boardMessage),
      color: Type.Optional(oneOf(BOARD_TEXT_COLOURS)),
      font_size: Type.Optional(oneOf(BOARD_FONT_SIZES)),
      font_weight: Type.Optional(oneOf(BOARD_FONT_WEIGHTS)),
      bg_color: Type.Optional(oneOf(BOARD_BACKGROUNDS)),
      bg_url: Type.Optional(Picture),
      date: When,
      ...likeFields,
      comments: Type.Optional(Threads),
    }),
  ),
  albums: Type.Array(
    strict({
      album_name: Text(LENGTH.albumName),
      description: Text(LENGTH.albumDescription),
      album_cover: Picture,
      date: When,
      photos: Type.Array(Photo, { minItems: 1 }),
    }),
  ),
  links: Type.Array(
    strict({
      from: Name,
      site_name: Text(LENGTH.siteName),
      site_desc: Text(LENGTH.siteDescription),
      site_avatar: Type.Optional(Picture),
      url: ExampleSite,
      status: oneOf(Object.values(LINK_STATUS)),
      date: When,
    }),
  ),
  resources: Type.Array(
    strict({
      side: oneOf(RESOURCE_SIDES),
      category: Type.String({ pattern: '^[A-Za-z]+$', maxLength: LENGTH.siteCategory }),
      name: Text(LENGTH.siteName),
      desc: Text(LENGTH.siteDescription),
      sites: Type.Array(
        strict({
          name: Text(LENGTH.siteName),
          url: RealSite,
          desc: Text(LENGTH.siteDescription),
        }),
        { minItems: 1 },
      ),
    }),
  ),
  pages: Type.Array(
    strict({
      file: Type.String({ pattern: '^[a-z-]+\\.md$' }),
      title: Text(ADMIN_LENGTH.pageTitle),
      place: oneOf(PAGE_PLACES),
      date: When,
    }),
  ),
  chat: Type.Array(
    strict({
      from: Name,
      date: When,
      content: Text(LENGTH.chatMessage),
      content_type: Type.Optional(oneOf(CHAT_CONTENT_TYPES)),
    }),
  ),
  notifications: Type.Array(
    strict({
      type: oneOf(NOTIFICATION_TYPES),
      on: Type.Optional(Key),
      from: Name,
      date: When,
      message: Text(LENGTH.notification),
      message_en: Text(LENGTH.notification),
      isView: oneOf(Object.values(NOTIFICATION_VIEW)),
    }),
  ),
}

export type DemoFiles = {
  readonly [F in keyof typeof DEMO_SCHEMAS]: Static<(typeof DEMO_SCHEMAS)[F]>
}
export type DemoThread = Static<typeof Thread>
export type DemoLikes = Pick<DemoThread, 'likedBy' | 'visitorLikes'>

/** The files, with the Markdown and HTML of each article and page. */
export interface DemoContent extends Omit<DemoFiles, 'articles' | 'pages'> {
  readonly pages: (DemoFiles['pages'][number] & {
    readonly page_content: string
    readonly page_html: string
    readonly page_description: string
  })[]
  readonly articles: (DemoFiles['articles'][number] & {
    readonly article_content: string
    readonly article_html: string
    readonly article_text: string
  })[]
}
