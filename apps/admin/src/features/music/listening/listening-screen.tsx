import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { useAction } from '../../../shared/use-action.ts'
import { MusicTabs } from '../music-tabs.tsx'
import { HostList } from './host-list.tsx'
import { LISTENING } from './listening.queries.ts'
import { SessionDialog } from './session-dialog.tsx'
import { SessionList } from './session-list.tsx'

/** Listening together: the planned sessions and the hosts. */
export const ListeningScreen = () => {
  const { listening, music, actions } = useCopy().admin
  const [isOpen, setOpen] = useState(false)
  const action = useAction(LISTENING)
  const done = () => {
    setOpen(false)
    void action(async () => undefined, actions.saved)
  }
  return (
    <>
      <div className="screen-head">
        <h1>{music.title}</h1>
        <div className="ends">
          <button type="button" className="button" onClick={() => setOpen(true)}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {listening.plan}
          </button>
        </div>
      </div>
      <MusicTabs tab="listening" />
      <p className="quiet lead">{listening.lead}</p>
      <SessionList />
      <HostList />
      {isOpen && <SessionDialog onDone={done} onClose={() => setOpen(false)} />}
    </>
  )
}
