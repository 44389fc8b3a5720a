import type { UserAction } from './events.ts'
import type { PlayerState } from './player-state.ts'

type ViewEvent = Extract<
  UserAction,
  { type: 'openPanel' | 'closePanel' | 'toggleLyricBoard' | 'showSpecial' | 'setLyricType' }
>

/** [MUSIC-19] Visibility of the player's parts. The board covers the panel and closes with it. */
export const afterViewEvent = (state: PlayerState, event: ViewEvent): PlayerState => {
  switch (event.type) {
    case 'openPanel':
      return { ...state, isShowMusicPlayer: true }
    case 'closePanel':
      return { ...state, isShowMusicPlayer: false, showLyricBoard: false }
    case 'toggleLyricBoard':
      return { ...state, isShowMusicPlayer: true, showLyricBoard: !state.showLyricBoard }
    case 'showSpecial':
      return { ...state, isShowMusicPlayer: true, showLyricBoard: true, lyricType: 'SPECIAL' }
    case 'setLyricType':
      return { ...state, lyricType: event.lyricType }
  }
}
