import { describe, expect, it } from 'vitest'
import { afterMoment, NOTHING_LISTENED } from './play-counting.rules.ts'

const moment = (currentTime: number, changes: object = {}) => ({
  ...{ turn: 1, status: 'playing' as const, currentTime, duration: 200 },
  ...{ volume: 0.5, isMuted: false },
  ...changes,
})

const listen = (times: readonly number[], changes: object = {}) =>
  times.reduce((listened, time) => afterMoment(listened, moment(time, changes)), NOTHING_LISTENED)

const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, at) => from + at / 4)

describe('a song', () => {
  it('counts as played after ten seconds', () => {
    expect(listen(steps(0, 9)).isPlayed).toBe(false)
    expect(listen(steps(0, 10)).isPlayed).toBe(true)
    expect(listen(steps(0, 200)).isPlayed).toBe(true)
  })

  it('does not count seeking, pause, mute or silence', () => {
    expect(listen([0, 50, 100, 150, 199]).isPlayed).toBe(false)
    expect(listen(steps(0, 60), { status: 'paused' }).isPlayed).toBe(false)
    expect(listen(steps(0, 60), { isMuted: true }).isPlayed).toBe(false)
    expect(listen(steps(0, 60), { volume: 0 }).isPlayed).toBe(false)
  })

  it('counts as played after half of a short song', () =>
    expect(listen(steps(0, 3), { duration: 6 }).isPlayed).toBe(true))

  const played = (times: readonly number[], duration = 200) => {
    let count = 0
    times.reduce((before, time) => {
      const after = afterMoment(before, moment(time, { duration }))
      if (after.isPlayed && !before.isPlayed) count += 1
      return after
    }, NOTHING_LISTENED)
    return count
  }

  it('counts again when it starts again after its end', () => {
    const whole = steps(0, 200)
    expect(played([...whole, ...whole, ...whole])).toBe(3)
    expect(played([...whole, ...steps(0, 9)])).toBe(1)
    const short = steps(0, 6)
    expect(played([...short, ...short], 6)).toBe(2)
  })

  it('counts once when the listener seeks back in it', () => {
    expect(played([...steps(0, 30), ...steps(0, 30), ...steps(0, 30)])).toBe(1)
    expect(played([...steps(0, 199), ...steps(150, 200), ...steps(100, 200)])).toBe(1)
  })

  it('restarts with each selection', () => {
    const listened = afterMoment(listen(steps(0, 10)), moment(0, { turn: 2 }))
    expect(listened).toEqual({ turn: 2, at: 0, seconds: 0, isPlayed: false })
  })
})
