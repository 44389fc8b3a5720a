import { describe, expect, it } from 'vitest'
import { createRing } from './ring.ts'

/** The sound of a browser that is locked until a gesture. */
const lockedSound = () => {
  let state: 'suspended' | 'running' = 'suspended'
  let played = 0
  let isGesture = false
  const ring = createRing(() => ({
    state: () => state,
    resume: async () => {
      if (isGesture) state = 'running'
    },
    playNotes: () => {
      played += 1
    },
  }))
  const gesture = async () => {
    isGesture = true
    await ring.unlock()
    isGesture = false
  }
  const lock = () => {
    state = 'suspended'
  }
  return { ring, gesture, played: () => played, lock }
}

describe('the sound of a message', () => {
  it('plays once a gesture has unlocked it', async () => {
    const { ring, gesture, played } = lockedSound()
    await gesture()
    await ring.play()
    expect(played()).toBe(1)
  })

  it('is left out while it is locked, so that it does not sound later, all at once', async () => {
    const { ring, gesture, played, lock } = lockedSound()
    await ring.play()
    await gesture()
    expect(played()).toBe(0)
    lock()
    await ring.play()
    expect(played()).toBe(0)
    await gesture()
    await ring.play()
    expect(played()).toBe(1)
  })
})
