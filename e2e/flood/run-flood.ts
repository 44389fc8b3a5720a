import { type FloodConnections, floodConnections } from './flood-connections.ts'
import type { FloodName, FloodPlan } from './flood-plan.ts'
import { randomPages, slowReaders, stalled } from './request-floods.ts'
import { handshakes, pingsRead, pingsUnread, politeCrowd, tinyFrames } from './socket-floods.ts'
import { uploads } from './upload-flood.ts'

type Flood = (connections: FloodConnections, plan: FloodPlan) => void | Promise<void>

const FLOOD: Readonly<Record<FloodName, Flood>> = {
  'pings that are read': pingsRead,
  'pings that are not read': pingsUnread,
  'tiny frames': tinyFrames,
  'a crowd of polite sockets': politeCrowd,
  'connections and handshakes': handshakes,
  'stalled connections': stalled,
  'slow readers': slowReaders,
  'random page addresses': randomPages,
  uploads,
}

const plan: FloodPlan = JSON.parse(process.argv[2] ?? '')
const connections = floodConnections(plan)

await FLOOD[plan.name](connections, plan)
setTimeout(() => {
  process.stdout.write(JSON.stringify(connections.report()), () => process.exit(0))
}, plan.durationMs)
