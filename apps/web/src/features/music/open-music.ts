import type { Language } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import { lazy } from 'react'
import type { Api } from '../../shared/api/api.ts'
import { discMotion } from './dock/disc-motion.ts'
import { DockInfo } from './dock/dock-info.tsx'
import { useDock } from './dock/dock-state.ts'
import { followKeys } from './keys.ts'
import { joinMediaSession } from './media-session.ts'
import { type Music, theMusic } from './music.ts'
import { joinTabs } from './tabs.ts'
import { PLAYER_COPY } from './use-player.ts'

/** What opens instead of the disc. */
const Stage = lazy(async () => ({ default: (await import('./bar/docked-bar.tsx')).DockedBar }))

const tellDisc = ({ player }: Music) => {
  const tell = () => {
    const state = player.getState()
    useDock.setState({
      cover: state.song?.al.picUrl ?? '',
      motion: discMotion(state),
      isOpen: state.isShowMusicPlayer,
    })
  }
  tell()
  player.subscribe(tell)
}

/** What of the site the player needs; the language may change while it plays. */
interface Site {
  readonly options: {
    readonly context: { readonly api: Api; readonly language: Language; readonly copy: Copy }
  }
}

/** Puts the player together with the page: disc, keys, lock screen, other tabs. */
export const openMusic = (site: Site) => {
  const started = theMusic({
    api: site.options.context.api,
    words: () => PLAYER_COPY[site.options.context.language],
    messages: () => site.options.context.copy.messages,
  })
  const { player } = started
  const tabs = joinTabs(player)
  joinMediaSession(started)
  followKeys(player)
  tellDisc(started)
  useDock.setState({ Info: DockInfo, Stage })
  return {
    ...started,
    /** What played when the page was left plays on, unless another tab does so already. */
    resume: async () => {
      if (!(await tabs.isPlayingElsewhere())) player.resume()
    },
  }
}
