import { AUDITED_ACTIONS } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'

it('every audited action has exactly one sentence', () => {
  expect(Object.keys(adminZhCN.audit.actions).sort()).toEqual([...AUDITED_ACTIONS].sort())
})
