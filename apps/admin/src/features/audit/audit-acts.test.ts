import { AUDITED_ACTIONS } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'

it('every act that is recorded has its sentence, and no other', () => {
  expect(Object.keys(adminZhCN.audit.actions).sort()).toEqual([...AUDITED_ACTIONS].sort())
})
