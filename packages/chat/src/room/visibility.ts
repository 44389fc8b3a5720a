import type { Broadcast } from './broadcast.ts'
import type { Connections, Session } from './connections.ts'
import { frameText } from './frames.ts'
import { mayClear } from './permissions.ts'
import type { RoomPorts, RoomUser } from './ports.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'isHidden' | 'messages' | 'pack' | 'onError'> {
  readonly connections: Connections<P>
  readonly broadcast: Pick<Broadcast<P>, 'flush'>
  readonly lastDelivered: () => number
  /** The frames of the room that follow `tips`. */
  readonly roomTexts: () => readonly string[]
}

/**
 * [CHAT-72] The owner may hide the room. Then only administrators get its frames; the other uses of
 * the socket go on.
 */
export const createVisibility = <P>(needs: Needs<P>) => {
  const { isHidden, messages, pack, onError } = needs
  const { connections, broadcast, lastDelivered, roomTexts } = needs
  let hidden = false
  let asked = 0

  const isHiddenFor = (user: RoomUser | undefined) => hidden && !(user && mayClear(user))

  const hiddenText = ({ language }: Session<P>['socket']) =>
    frameText({ type: 'hidden', content: messages.refusal(language, 'hidden') })

  /** Tells a socket about the change. A client that missed frames loads the history again. */
  const tell = (session: Session<P>) => {
    const { socket, user } = session
    const isNowHidden = isHiddenFor(user)
    if (session.isHidden === isNowHidden) return
    session.isHidden = isNowHidden
    if (isNowHidden) return socket.write(pack([hiddenText(socket)]))
    session.position = lastDelivered()
    const content = messages.welcome(socket.language)
    const tips = { type: 'tips', content, last_event: session.position, reload: true } as const
    socket.write(pack([frameText(tips), ...roomTexts()]))
  }

  const load = async () => {
    asked += 1
    const own = asked
    const next = await isHidden()
    // A later answer counts, in whatever order they arrive.
    if (own !== asked || next === hidden) return
    hidden = next
    broadcast.flush()
    for (const session of connections.sessions) tell(session)
  }

  return {
    load,
    changed: () => void load().catch(onError),
    isHiddenFor,
    /** The frames that follow `tips` for a socket that enters. */
    onEnter: (session: Session<P>): readonly string[] =>
      session.isHidden ? [hiddenText(session.socket)] : roomTexts(),
    /** Called when a session has entered: the owner may have changed the setting meanwhile. */
    onEntered: tell,
  }
}
