import { DEFAULT_AVATARS } from '@lanting/contract'
import { formCopy } from '@lanting/copy/forms'
import { expect, it } from 'vitest'
import { AVATARS } from './avatars.ts'

const NAMES: Readonly<Record<(typeof AVATARS)[number][0], readonly [string, string]>> = {
  orchid: ['兰花', 'Orchid'],
  persimmon: ['柿子', 'Persimmons'],
  bamboo: ['竹子', 'Bamboo'],
  koi: ['锦鲤', 'Koi'],
  plum: ['梅花', 'Plum blossom'],
  cup: ['热茶', 'Hot tea'],
  boat: ['小船', 'Boat'],
  pine: ['松树', 'Pine'],
}

it('names every default avatar after its picture, in both languages', () => {
  const names = AVATARS.map(([motif]) => NAMES[motif])
  expect(names).toHaveLength(DEFAULT_AVATARS.length)
  expect(formCopy['zh-CN'].userCenter.profile.avatars).toEqual(names.map(([chinese]) => chinese))
  expect(formCopy.en.userCenter.profile.avatars).toEqual(names.map(([, english]) => english))
})
