import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { NeedsScript } from '../../../shared/needs-script.tsx'
import { usePageCovered } from '../../../shared/page-overlay.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useLessMotion } from '../../../shared/use-reduced-motion.ts'
import { driftingQuery } from '../board.queries.ts'
import { LANES, lanesOf } from './marquee.rules.ts'
import { ShootingStars } from './shooting-stars.tsx'
import { SkyForm } from './sky-form.tsx'
import { type Drifting, SkyLane, SkyMessage } from './sky-lane.tsx'

/** Lanes of own messages, below the others. */
const OWN_LANES = 1

/** Shows an own message at once, before the server returns it. */
const useOwn = () => {
  const user = useUserState((state) => state.userInfo)
  const [own, setOwn] = useState<readonly Drifting[]>([])
  const add = (message: string) =>
    setOwn((before) => [
      ...before,
      {
        id: -1 - before.length,
        user_id: user?.id ?? null,
        nick_name: user?.nick_name ?? '',
        avatar: user?.avatar ?? '',
        message,
        isNew: true,
      },
    ])
  // After a return it is in the list.
  useEffect(() => () => setOwn([]), [])
  return [own, add] as const
}

/** The message board as a night sky, or a static list with reduced motion. */
export const NightSky = ({ onToggle }: { onToggle: () => void }) => {
  const { board } = useCopy()
  const { data: messages } = useSuspenseQuery(driftingQuery(useApi()))
  const isStill = useLessMotion()
  const [isPaused, setPaused] = useState(false)
  const isResting = usePageCovered() || isPaused
  const [own, addOwn] = useOwn()
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause

  return (
    <div className="sky" data-still={isStill} data-paused={isResting}>
      {!isStill && <ShootingStars />}
      <div className="sky-centre">
        <h1>
          <button type="button" aria-label={board.switchToCards} onClick={onToggle}>
            {board.skyTitle}
          </button>
        </h1>
        <p>{board.toCards}</p>
        <SkyForm onSent={addOwn} />
        <NeedsScript />
      </div>
      <section className="sky-lanes" aria-label={board.drifting}>
        {isStill ? (
          <ul className="sky-list">
            {[...own.toReversed(), ...messages].map((message) => (
              <SkyMessage key={message.id} message={message} />
            ))}
          </ul>
        ) : (
          <>
            {lanesOf(messages, LANES).map((lane, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place.
              <SkyLane key={place} messages={lane} place={place} isPaused={isResting} />
            ))}
            {own.map((message, place) => (
              <SkyLane
                key={message.id}
                messages={[message]}
                place={LANES + (place % OWN_LANES)}
                isPaused={isResting}
              />
            ))}
          </>
        )}
      </section>
      {!isStill && (
        <button type="button" className="sky-pause" onClick={() => setPaused(!isPaused)}>
          <Icon aria-hidden size={18} stroke={1.6} />
          {isPaused ? board.resume : board.pause}
        </button>
      )}
    </div>
  )
}
