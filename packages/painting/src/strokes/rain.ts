import type { Random } from '../random.ts'
import { stroke } from './brush.ts'
import type { Inks, Shape } from './shape.ts'

const DROPS = 90

export const rain = (width: number, height: number, inks: Inks, random: Random): Shape[] => {
  const drops = Array.from({ length: DROPS }, () => {
    const x = random() * width * 1.1
    const y = random() * height
    const length = height * (0.03 + 0.07 * random())
    const end = [x - length * 0.22, y + length] as const
    return stroke([[x, y], end], () => height * 0.0022)
  })
  const colour = inks.isNight ? inks.pale : inks.near
  return [{ path: drops.join(''), colour, opacity: 0.3 }]
}
