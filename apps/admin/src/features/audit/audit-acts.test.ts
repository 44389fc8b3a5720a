import { ACTS } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'

it('every act that is recorded has its sentence, and no other', () => {
  expect(Object.keys(adminZhCN.audit.acts).sort()).toEqual([...ACTS].sort())
})
