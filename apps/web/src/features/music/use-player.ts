import { en } from '@lanting/copy/player/en'
import { type PlayerCopy, zhCN } from '@lanting/copy/player/zh-CN'
import type { PlayerState } from '@lanting/player'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '../../shared/language.ts'
import { music } from './music.ts'

/**
 * A part of the player's state. Give it what stays the same as long as nothing of it has changed:
 * a text, a number, or something that stands in the state. The time moves four times a second;
 * who does not choose it is not drawn again.
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
