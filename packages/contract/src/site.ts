import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import {
  DEFAULT_THEMES,
  type DefaultTheme,
  REGISTRATIONS,
  type RegistrationMode,
} from './enumerations.ts'
import { Id, Times } from './fields.ts'

export const getHealth = endpoint({
  summary: 'Whether the site can answer: 200 while its database does, else 503',
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Object({ status: Type.Literal('ready') }),
})

/** A small picture in the footer; both addresses are files of our own or links. */
const Badge = Type.Object({ image: Type.String(), title: Type.String(), link: Type.String() })

/** What the owner decides and visitors see. An unset text is empty, and nothing is drawn for it. */
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
  /** Whose notifications come from the whole site, and who carries the UP mark. */
  owner_id: Type.Integer(),
  registration: Type.Unsafe<RegistrationMode>({ type: 'string', enum: REGISTRATIONS }),
  default_theme: Type.Unsafe<DefaultTheme>({ type: 'string', enum: DEFAULT_THEMES }),
  /** A greeting of one's own, by user id. */
  special_greetings: Type.Record(Type.String(), Type.String()),
})
export type SiteSettings = Static<typeof SiteSettings>

export const SiteConfig = Type.Object({
  id: Id,
  ...SiteSettings.properties,
  view_time: Type.Integer(),
  ...Times,
})
export type SiteConfig = Static<typeof SiteConfig>

export const getConfig = endpoint({
  summary: 'The site settings that visitors see, and how often the site was viewed',
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
  /** The name of the page's route, as in ROUTE_NAMES. */
  route_name: Type.String(),
  bg_url: Type.String(),
})
export type PageHeader = Static<typeof PageHeader>

export const getPageHeaders = endpoint({
  summary: 'The header pictures that the owner has chosen, by route name',
  method: 'GET',
  path: '/api/pageHeader/getAll',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(PageHeader),
})
