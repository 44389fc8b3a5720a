import { describe, expect, it } from 'vitest'
import { type Typed, typedTags } from './typed-tags.ts'

const KNOWN = ['Java', '灯', '灯火']
const after = (value: string, change: Partial<Typed> = {}) =>
  typedTags({ value, inputType: 'insertText', isComposing: false, ...change }, KNOWN)

describe('text in the field of tags', () => {
  it('stays while it is typed, also when it is a known tag on the way', () => {
    for (const value of ['J', 'Java', 'JavaS', '灯']) {
      expect(after(value)).toEqual({ names: [], text: value })
    }
  })

  it.each(['insertCompositionText', 'insertText'])(
    'stays while an input method composes it (%s)',
    (inputType) => {
      const typing = { inputType, isComposing: true }
      expect(after('灯', typing)).toEqual({ names: [], text: '灯' })
      expect(after('deng，', typing)).toEqual({ names: [], text: 'deng，' })
    },
  )

  it.each([',', '，', '、'])('is a tag in front of %s', (sign) => {
    expect(after(`JavaScript${sign}`)).toEqual({ names: ['JavaScript', ''], text: '' })
  })

  it('is several tags when a list is pasted', () => {
    const pasted = after('tea, 灯火、rain', { inputType: 'insertFromPaste' })
    expect(pasted).toEqual({ names: ['tea', ' 灯火', 'rain'], text: '' })
  })

  it.each(['insertReplacementText', undefined])('is a tag when it is chosen (%s)', (inputType) => {
    expect(after('Java', { inputType })).toEqual({ names: ['Java'], text: '' })
    // Corrections and completions of the browser are no choice from the list.
    expect(after('Jav', { inputType })).toEqual({ names: [], text: 'Jav' })
  })
})
