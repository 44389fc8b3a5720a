import { en } from '@lanting/copy/player/en'
import { type PlayerCopy, zhCN } from '@lanting/copy/player/zh-CN'
import type { PlayerState } from '@lanting/player'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../shared/language.ts'
import { music } from './music.ts'

/**
 * Selects a part of the player's state. The selector must return a stable value: a text, a number,
 * or an object of the state. The time changes four times a second; components that do not select it
 * do not render again.
 */
export const usePlayer = <Chosen>(choose: (state: PlayerState) => Chosen): Chosen => {
  const { player } = music()
  return useSyncExternalStore(player.subscribe, () => choose(player.getState()))
}

/** The progress in whole seconds, to render once per second. */
export const useProgress = (): { readonly seconds: number; readonly duration: number } => ({
  seconds: usePlayer(({ currentTime }) => Math.floor(currentTime)),
  duration: usePlayer(({ duration }) => duration),
})

export const PLAYER_COPY = { 'zh-CN': zhCN, en } as const

export const usePlayerCopy = (): PlayerCopy => PLAYER_COPY[useLanguage()]
