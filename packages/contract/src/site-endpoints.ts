import type { Addresses } from './client.ts'
import { type Access, isForAdmin } from './endpoint.ts'
import { type Endpoints, endpoints } from './endpoints.ts'
import { ownMusic } from './own-music.ts'

/** Endpoints for administrators that the site calls, not the admin. */
const DONE_ON_THE_SITE = ['clearChat', 'pinChatMessage', 'getChatEdits'] as const
type DoneOnTheSite = (typeof DONE_ON_THE_SITE)[number]

/** Only logged-in listeners load the endpoints of their music, with the player. */
type OwnMusicName = keyof typeof ownMusic
export type OwnMusic = Pick<Endpoints, OwnMusicName>
const isOwnMusic = (name: string): name is OwnMusicName => Object.hasOwn(ownMusic, name)

/** The endpoints of the site: all except those of the admin, and those that load later. */
export type SiteEndpoints = {
  [K in keyof Endpoints as K extends DoneOnTheSite
    ? K
    : K extends OwnMusicName
      ? never
      : Endpoints[K]['access'] extends 'administrator' | 'owner'
        ? never
        : K]: Endpoints[K]
}

/** The endpoints of moderation in the chat room. They load with its dialogs. */
const MODERATION_IN_CHAT = ['decide', 'muteInChat', 'updateChatRules'] as const
export type ChatModeration = Pick<Endpoints, (typeof MODERATION_IN_CHAT)[number]>

const addresses = Object.entries(endpoints).map(
  ([name, { method, path, access }]) => [name, { method, path }, access] as const,
)

const chosen = (isWanted: (access: Access, name: string) => boolean) =>
  Object.fromEntries(
    addresses.flatMap(([name, at, access]) => (isWanted(access, name) ? [[name, at]] : [])),
  )

/** The addresses of all endpoints, for browsers. The schemas stay on the server. */
export const allAddresses = (): Addresses<Endpoints> => chosen(() => true) as Addresses<Endpoints>

/** The addresses of the site. Visitors do not load the endpoints of the admin. */
export const siteAddresses = (): Addresses<SiteEndpoints> =>
  chosen(
    (access, name) =>
      !isOwnMusic(name) && (!isForAdmin(access) || DONE_ON_THE_SITE.some((done) => done === name)),
  ) as Addresses<SiteEndpoints>

export const chatModerationAddresses = (): Addresses<ChatModeration> =>
  chosen((_, name) => MODERATION_IN_CHAT.some((done) => done === name)) as Addresses<ChatModeration>

export const ownMusicAddresses = (): Addresses<OwnMusic> =>
  chosen((_, name) => isOwnMusic(name)) as Addresses<OwnMusic>
