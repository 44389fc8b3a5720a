import { describe, expect, it } from 'vitest'
import { withOurCallouts } from './callout-tags.ts'
import { withoutContainers } from './containers.ts'

describe('a container', () => {
  it.each([
    ['::: tip\nhot\n:::', '> [!TIP]\n> hot'],
    ['::: danger Too hot\na\n\nb\n:::\nc', '> [!CAUTION] Too hot\n> a\n>\n> b\n\nc'],
    ['tea\n:::info[Water]\nsoft\n:::', 'tea\n\n> [!NOTE] Water\n> soft'],
    ['::: warning {#id}\n```sh\n::: tip\n```\n:::', '> [!WARNING]\n> ```sh\n> ::: tip\n> ```'],
    [
      ':::: tip Tea\n::: warning Hot\na\n:::\nb\n::::',
      '> [!TIP] Tea\n>\n> > [!WARNING] Hot\n> > a\n>\n> b',
    ],
    ['- cup\n\n  ::: tip\n  a\n  :::', '- cup\n\n\n  > [!TIP]\n  > a'],
    ['::: hljs-center\ntea\n:::', 'tea'],
    ['::: code-group\n```js\n1\n```\n:::', '```js\n1\n```'],
    ['::: details More\na\n:::', '::: details More\na\n:::'],
    ['::: tip\n::: details More\na\n:::\n:::', '> [!TIP]\n> ::: details More\n> a\n> :::'],
    ['!!! note "A cup"\n    of *tea*\n\n    hot\nb', '> [!NOTE] A cup\n> of *tea*\n>\n> hot\n\nb'],
    ['??? tip\n    a', '> [!TIP]\n> a'],
    ['!!! note', '!!! note'],
    ['!!! really?\n    code', '!!! really?\n    code'],
    ['```\n::: tip\na\n:::\n```', '```\n::: tip\na\n:::\n```'],
  ])('%j becomes %j', (written, expected) => {
    expect(withoutContainers(written).text.trim()).toBe(expected)
  })

  it('is named if it has no translation or no end', () => {
    expect(withoutContainers('::: timeline\n1912\n:::').left).toEqual([':::timeline'])
    expect(withoutContainers('::: tip\ntea')).toEqual({ text: '::: tip\ntea', left: [':::tip'] })
  })
})

describe('a callout of Obsidian', () => {
  it.each([
    ['> [!note] Tea\n> hot', '> [!NOTE] Tea\n> hot'],
    ['> [!info]- Tea', '> [!NOTE] Tea'],
    ['> [!hint]+\n> hot', '> [!TIP] Hint\n> hot'],
    ['> > [!my-kind|left] Tea', '> > [!NOTE] Tea'],
    ['> [!tip](https://a.test)', '> [!tip](https://a.test)'],
    ['```\n> [!info] Tea\n```', '```\n> [!info] Tea\n```'],
  ])('%j becomes %j', (written, expected) => {
    expect(withOurCallouts(written)).toBe(expected)
  })
})
