import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import {
  COMMENT_RULES,
  type CommentRule,
  DEFAULT_THEMES,
  type DefaultTheme,
  MENU_ENTRIES,
  MENU_LINKS,
  type MenuLink,
  type MenuName,
  REGISTRATIONS,
  type RegistrationMode,
  SECTIONS,
  type Section,
  SOCIAL_ICONS,
  type SocialIcon,
} from './enumerations.ts'
import { Id, Times } from './fields.ts'
import { ARTICLES_PER_PAGE } from './limits.ts'

/**
 * Degraded: the site works, but something is away. Without Redis its nodes do not hear of each other;
 * without the bucket pictures and songs are missing.
 */
export const SiteStatus = Type.Object({
  status: Type.Unsafe<'ready' | 'degraded'>({ type: 'string', enum: ['ready', 'degraded'] }),
  away: Type.Array(
    Type.Unsafe<'redis' | 'bucket' | 'disk'>({ type: 'string', enum: ['redis', 'bucket', 'disk'] }),
  ),
})
export type SiteStatus = Static<typeof SiteStatus>

export const getHealth = endpoint({
  summary: 'Check the site: 200 if its database answers, else 503',
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  limit: perMinute(600),
  result: SiteStatus,
})

/** A small picture in the footer. Both addresses are local files or links. */
const Badge = Type.Object({ image: Type.String(), title: Type.String(), link: Type.String() })

/** An entry of the menu: a page, whose empty name stands for the usual one, or a link of the owner. */
const MenuEntry = Type.Object({
  entry: Type.Unsafe<MenuName | MenuLink>({
    type: 'string',
    enum: [...MENU_ENTRIES, ...MENU_LINKS],
  }),
  name: Type.String(),
  /** Of links only. */
  link: Type.Optional(Type.String()),
})

const SocialLink = Type.Object({
  icon: Type.Unsafe<SocialIcon>({ type: 'string', enum: SOCIAL_ICONS }),
  name: Type.String(),
  link: Type.String(),
})

/** The public settings of the site. An unset text is empty and not shown. */
export const SiteSettings = Type.Object({
  blog_name: Type.String(),
  blog_avatar: Type.String(),
  avatar_bg: Type.String(),
  personal_say: Type.String(),
  blog_notice: Type.String(),
  qq_link: Type.String(),
  we_chat_link: Type.String(),
  github_link: Type.String(),
  git_ee_link: Type.String(),
  bilibili_link: Type.String(),
  we_chat_group: Type.String(),
  qq_group: Type.String(),
  we_chat_pay: Type.String(),
  ali_pay: Type.String(),
  record_number: Type.String(),
  record_link: Type.String(),
  badges: Type.Array(Badge),
  thanks_link: Type.String(),
  /** The owner gets the notifications of the whole site and the UP mark. */
  owner_id: Type.Integer(),
  registration: Type.Unsafe<RegistrationMode>({ type: 'string', enum: REGISTRATIONS }),
  default_theme: Type.Unsafe<DefaultTheme>({ type: 'string', enum: DEFAULT_THEMES }),
  /** The menu in the order of the owner; entries that are not in it follow in their first order. */
  menu: Type.Array(MenuEntry),
  hidden_sections: Type.Array(Type.Unsafe<Section>({ type: 'string', enum: SECTIONS })),
  favicon: Type.String(),
  /** For search engines. */
  description: Type.String(),
  /** The verses that the home page types; empty: those of the site's texts. */
  verses: Type.Array(Type.String()),
  /** On the home page; empty: that of the site's texts. */
  seal: Type.String(),
  social_links: Type.Array(SocialLink),
  comment_rule: Type.Unsafe<CommentRule>({ type: 'string', enum: COMMENT_RULES }),
  /** On the pages of the home list and of the timeline. */
  articles_per_page: Type.Integer({
    minimum: ARTICLES_PER_PAGE.least,
    maximum: ARTICLES_PER_PAGE.most,
  }),
  /** Personal greetings, by user id. */
  special_greetings: Type.Record(Type.String(), Type.String()),
})
export type SiteSettings = Static<typeof SiteSettings>

export const SiteConfig = Type.Object({
  id: Id,
  ...SiteSettings.properties,
  /** The letters of the name in a seal. */
  initials: Type.String(),
  view_time: Type.Integer(),
  /** The owner among them. Their names carry a mark. */
  administrator_ids: Type.Array(Id),
  ...Times,
})
export type SiteConfig = Static<typeof SiteConfig>

export const getConfig = endpoint({
  summary: 'Get the public settings of the site and its number of views',
  method: 'GET',
  path: '/api/config',
  access: 'visitor',
  limit: perMinute(600),
  result: SiteConfig,
})

export const addView = endpoint({
  summary: 'Count one view of the site',
  method: 'PUT',
  path: '/api/config/addView',
  access: 'visitor',
  limit: perHour(100),
  result: Type.Boolean(),
})

export const PageHeader = Type.Object({
  id: Id,
  /** The route of the page, as in ROUTE_NAMES. */
  route_name: Type.String(),
  bg_url: Type.String(),
})
export type PageHeader = Static<typeof PageHeader>

export const getPageHeaders = endpoint({
  summary: 'List the page headers of the owner, by route name',
  method: 'GET',
  path: '/api/pageHeader/getAll',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(PageHeader),
})
