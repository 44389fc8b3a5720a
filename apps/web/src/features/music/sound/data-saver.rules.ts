import type { MusicLevel } from '@lanting/contract'

/** `mobile`: where the browser says that data is dear. */
export const SAVERS = ['off', 'on', 'mobile'] as const
export type Saver = (typeof SAVERS)[number]

/** The facts of the network that some browsers tell. */
export interface Network {
  readonly saveData?: boolean
  readonly type?: string
}

export const readSaver = (stored: unknown): Saver =>
  SAVERS.find((saver) => saver === stored) ?? 'off'

/** The level in which songs are asked for. */
export const levelFor = (saver: Saver, network: Network | undefined): MusicLevel => {
  const isDear = network?.saveData === true || network?.type === 'cellular'
  return saver === 'on' || (saver === 'mobile' && isDear) ? 'standard' : 'exhigh'
}
