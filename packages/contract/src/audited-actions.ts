import { type Endpoint, isForAdmin, isRead } from './endpoint.ts'
import { type Endpoints, endpoints } from './endpoints.ts'
import { ROLE, type Role } from './enumerations.ts'

type Name = keyof Endpoints
const NAMES = Object.keys(endpoints) as Name[]

const isRecordedElsewhere = ({ audited }: Endpoint) => typeof audited === 'object'

/** Every write of an administrator is recorded here, unless `audited` names another recorder. */
const isRecordedHere = (endpoint: Endpoint) => {
  const isAdministrators = isForAdmin(endpoint.access) && !isRead(endpoint)
  return !isRecordedElsewhere(endpoint) && (isAdministrators || endpoint.audited !== undefined)
}

/** Every action that can appear in the audit log. */
export const AUDITED_ACTIONS: readonly string[] = NAMES.filter(
  (name) => isRecordedHere(endpoints[name]) || isRecordedElsewhere(endpoints[name]),
)

/** Returns the name under which a call is recorded; undefined if it is not recorded. */
export const auditedActionOf = (endpoint: Endpoint, role: Role | undefined): string | undefined => {
  if (role !== ROLE.administrator || !isRecordedHere(endpoint)) return undefined
  return NAMES.find((name) => endpoints[name] === endpoint)
}
