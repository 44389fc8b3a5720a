import { useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { ScreenHead } from '../../../shared/screen-head.tsx'
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
      <ScreenHead
        title={music.title}
        add={{ name: listening.plan, onClick: () => setOpen(true) }}
      />
      <MusicTabs tab="listening" />
      <p className="quiet lead">{listening.lead}</p>
      <SessionList />
      <HostList />
      {isOpen && <SessionDialog onDone={done} onClose={() => setOpen(false)} />}
    </>
  )
}
