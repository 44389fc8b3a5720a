import type { Endpoint } from './endpoint.ts'
import { type Endpoints, endpoints } from './endpoints.ts'
import { ROLE, type Role } from './enumerations.ts'

type Name = keyof Endpoints

/** They only ask, although neither their method nor their name says so. */
const QUESTIONS: readonly Name[] = ['titleExist', 'previewArticle', 'testBlocklist']

/** Users do this with what is their own, administrators with what is anybody's. */
const SHARED: readonly Name[] = ['deleteComment', 'deleteMessages']

/** What administrators do through the chat, which records it, whichever way it comes. */
const CHAT_ACTIONS: readonly string[] = ['recallChatMessage', 'forceOffline']

const isAdministrators = (name: Name) => {
  const { access, method }: Endpoint = endpoints[name]
  const isQuestion = method === 'GET' || /^(get|backGet)/.test(name) || QUESTIONS.includes(name)
  return access === 'administrator' && !isQuestion && !CHAT_ACTIONS.includes(name)
}

const NAMES = Object.keys(endpoints) as Name[]

const CALLS: readonly string[] = NAMES.filter(
  (name) => isAdministrators(name) || SHARED.includes(name),
)

/** Every act that the audit log may tell of. */
export const AUDITED_ACTIONS: readonly string[] = [...CALLS, ...CHAT_ACTIONS]

/** The name under which a call of this endpoint is recorded; undefined: it is not. */
export const auditedActionOf = (endpoint: Endpoint, role: Role | undefined): string | undefined => {
  if (role !== ROLE.administrator) return undefined
  const name = NAMES.find((known) => endpoints[known] === endpoint)
  return name !== undefined && CALLS.includes(name) ? name : undefined
}
