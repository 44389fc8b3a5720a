import { useEffect, useRef } from 'react'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { onPlaySong } from '../../../shared/play-song.ts'
import { useLocation, useRouter } from '../../../shared/router/router-context.ts'
import { countListeners, useListening } from '../../../shared/stores/listening.ts'
import { askedIn, isRemembered, useDock } from './dock-state.ts'
import { loadMusic } from './load-music.ts'

const DockTogether = onDemand(
  async () => (await import('../together/dock-together.tsx')).DockTogether,
)

/** The disc at the edge of each page. The player loads only when it is used. */
export const MusicDock = () => {
  const router = useRouter()
  const { music: copy, messages } = useCopy()
  const { cover, motion, isOpen, Info, Stage } = useDock()
  const load = () => void loadMusic(router)
  const open = async () => {
    const loaded = await loadMusic(router)
    if (loaded) return loaded.player.openPanel()
    const { title, noAnswer } = messages
    showToast({ level: 'error', title: title.error, text: noAnswer, durationMs: TOAST_MS })
  }

  useEffect(() => {
    if (isRemembered()) loadMusic(router).then((loaded) => loaded?.resume())
  }, [router])

  const asked = askedIn(useLocation().search)
  useEffect(() => {
    if (asked !== '') loadMusic(router).then((loaded) => loaded?.follow(asked))
  }, [asked, router])

  useEffect(
    () => onPlaySong((...asked) => loadMusic(router).then((loaded) => loaded?.follow(...asked))),
    [router],
  )

  const isHeard = useListening((state) => state.isJoined || countListeners(state) > 0)
  const wishes = useListening((state) => state.wishes)
  useEffect(() => {
    if (wishes > 0) loadMusic(router).then((loaded) => loaded?.listenTogether())
  }, [wishes, router])

  const disc = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) disc.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      <aside
        className="dock js-only"
        aria-label={copy.region}
        data-player
        data-motion={motion}
        hidden={isOpen}
        onPointerEnter={load}
        onFocus={load}
      >
        <button
          ref={disc}
          type="button"
          className="dock-disc"
          aria-label={copy.open}
          aria-expanded={isOpen}
          onClick={open}
        >
          <span className="vinyl">{cover && <img src={cover} alt="" />}</span>
        </button>
        {Info && <Info />}
        {isHeard && <DockTogether onOpen={open} />}
      </aside>
      {isOpen && Stage && <Stage />}
    </>
  )
}
