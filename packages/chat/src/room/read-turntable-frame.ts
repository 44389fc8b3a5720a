import { CHEERS, type TurntableClientFrame } from '@lanting/contract'

type Members = Readonly<Record<string, unknown>>
type FrameOf<T extends TurntableClientFrame['type']> = Extract<TurntableClientFrame, { type: T }>

export const readListen = ({ on }: Members): FrameOf<'listen'> | undefined =>
  typeof on === 'boolean' ? { type: 'listen', on } : undefined

export const readClock = ({ at }: Members): FrameOf<'clock'> | undefined =>
  typeof at === 'number' && Number.isFinite(at) ? { type: 'clock', at } : undefined

export const readCheer = ({ emoji: given }: Members): FrameOf<'cheer'> | undefined => {
  const emoji = CHEERS.find((cheer) => cheer === given)
  return emoji && { type: 'cheer', emoji }
}
