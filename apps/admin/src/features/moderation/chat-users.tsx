import type { ChatMute } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { dueDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { useSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useAction } from '../../shared/use-action.ts'
import { CHAT_USERS, MODERATION, mutesQuery, onlineQuery } from './moderation.queries.ts'
import { MuteDialog, type Muted } from './mute-dialog.tsx'

interface ChatUser extends Muted {
  readonly avatar: string
}

const ChatUserName = ({ user }: { user: ChatUser }) => (
  <>
    <img className="avatar" src={user.avatar} alt="" />
    <b dir="auto">{user.nick_name}</b>
  </>
)

const MutedRow = ({ mute, onUnmute }: { mute: ChatMute; onUnmute: () => void }) => {
  const { chatAdmin } = useCopy().admin
  return (
    <li>
      <ChatUserName user={mute} />
      <small className="quiet">{chatAdmin.until(dueDate(mute.untilMs))}</small>
      <button
        type="button"
        className="link"
        aria-label={chatAdmin.unmuteName(mute.nick_name)}
        onClick={onUnmute}
      >
        {chatAdmin.unmute}
      </button>
    </li>
  )
}

/** The online users and the muted users of the chat room. */
export const ChatUsers = () => {
  const { chatAdmin } = useCopy().admin
  const own = useSession((state) => state.userInfo?.id)
  const { data: online } = useQuery(onlineQuery())
  const { data: mutes } = useQuery(mutesQuery())
  const [muted, setMuted] = useState<ChatUser>()
  const action = useAction(CHAT_USERS)
  const removeFromChat = async ({ user_id, nick_name }: ChatUser) => {
    if (!(await confirm({ text: chatAdmin.confirmOffline(nick_name), yes: chatAdmin.offline })))
      return
    await action(() => api.forceOffline({ params: { id: user_id } }), chatAdmin.isOffline)
  }
  const others = (online?.people ?? []).filter(({ user_id }) => user_id !== own)
  return (
    <div className="chat-users">
      <section className="sheet" aria-label={chatAdmin.online}>
        <h2>{chatAdmin.online}</h2>
        {online && others.length === 0 && <p className="quiet">{chatAdmin.nobodyOnline}</p>}
        <ul>
          {others.map((user) => (
            <li key={user.user_id}>
              <ChatUserName user={user} />
              <button
                type="button"
                className="link"
                aria-label={chatAdmin.muteName(user.nick_name)}
                onClick={() => setMuted(user)}
              >
                {chatAdmin.mute}
              </button>
              <button
                type="button"
                className="link"
                aria-label={chatAdmin.offlineName(user.nick_name)}
                onClick={() => removeFromChat(user)}
              >
                {chatAdmin.offline}
              </button>
            </li>
          ))}
        </ul>
        {online && online.visitors > 0 && (
          <p className="quiet">{chatAdmin.visitors(online.visitors)}</p>
        )}
      </section>
      <section className="sheet" aria-label={chatAdmin.mutes}>
        <h2>{chatAdmin.mutes}</h2>
        {mutes?.length === 0 && <p className="quiet">{chatAdmin.noMutes}</p>}
        <ul>
          {mutes?.map((mute) => (
            <MutedRow
              key={mute.user_id}
              mute={mute}
              onUnmute={() =>
                action(() => api.unmuteInChat({ params: { id: mute.user_id } }), chatAdmin.unmuted)
              }
            />
          ))}
        </ul>
      </section>
      {muted && <MuteDialog user={muted} onClose={() => setMuted(undefined)} />}
    </div>
  )
}

/** Clears the chat history after a confirmation. */
export const ClearChat = () => {
  const { chatAdmin } = useCopy().admin
  const queries = useQueryClient()
  const clear = async () => {
    if (!(await confirm({ text: chatAdmin.confirmClear, yes: chatAdmin.clear, danger: true })))
      return
    await api.clearChat()
    showToast('info', chatAdmin.cleared)
    await queries.invalidateQueries({ queryKey: MODERATION })
  }
  return (
    <button type="button" className="button red" onClick={() => clear().catch(console.info)}>
      {chatAdmin.clear}
    </button>
  )
}
