import { expect, it } from 'vitest'
import { isUntried, noGain } from './tried-decoders.rules.ts'

it('tries a new song, even if no decoder reads it', () => {
  expect(isUntried('', [])).toBe(true)
  expect(noGain('', [])).toBe('none')
})

it('tries a song again once when a decoder comes', () => {
  expect(isUntried('none', [])).toBe(false)
  expect(isUntried('none', ['ogg'])).toBe(true)
  const tried = noGain('none', ['ogg'])
  expect(isUntried(tried, ['ogg'])).toBe(false)
  expect(isUntried(tried, ['ogg', 'ffmpeg'])).toBe(true)
  expect(isUntried(noGain(tried, ['ogg', 'ffmpeg']), ['ogg', 'ffmpeg'])).toBe(false)
})

it('forgets no decoder that another node has', () => {
  const tried = noGain(noGain('', ['ffmpeg']), ['mp3'])
  expect(isUntried(tried, ['ffmpeg'])).toBe(false)
  expect(isUntried(tried, ['mp3'])).toBe(false)
})
