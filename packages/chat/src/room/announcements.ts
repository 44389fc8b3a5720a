import type { Cheer, CommentNotice } from '@lanting/contract'
import type { Broadcast } from './broadcast.ts'
import type { Connections } from './connections.ts'
import { frameText } from './frames.ts'
import type { RoomPorts, RoomUser } from './ports.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'node' | 'bus' | 'pack'> {
  readonly connections: Connections<P>
  readonly broadcast: Pick<Broadcast<P>, 'send' | 'sendOfRoom'>
}

/** Frames that are sent once and never stored. */
export const createAnnouncements = <P>({ node, bus, pack, connections, broadcast }: Needs<P>) => {
  /** [CHAT-32] Informs all sockets of the user at once. */
  const sendMute = (user_id: number, until: number) => {
    const packet = pack([frameText({ type: 'mute', until })])
    for (const { socket, isHidden } of connections.of(user_id)) if (!isHidden) socket.write(packet)
  }
  return {
    sendMute,
    /** Announces a mute until that time; 0 ends it. The caller has stored it. */
    muted: (user_id: number, until: number) => {
      sendMute(user_id, until)
      bus.publish({ from: node, kind: 'mute', user_id, until })
    },
    typing: ({ user_id, nick_name }: RoomUser) => {
      const text = frameText({ type: 'typing', user_id, nick_name })
      broadcast.sendOfRoom(text)
      bus.publish({ from: node, kind: 'frame', text, isOfRoom: true })
    },
    cheer: ({ user_id }: RoomUser, emoji: Cheer) => {
      const text = frameText({ type: 'cheer', emoji, user_id })
      broadcast.send(text)
      bus.publish({ from: node, kind: 'frame', text })
    },
    /** [CHAT-33] Informs every socket of this node. Each node learns of new comments by itself. */
    commentAdded: (notice: CommentNotice) =>
      broadcast.send(frameText({ type: 'comment', ...notice })),
  }
}
