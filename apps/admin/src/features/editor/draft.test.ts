import { expect, it, vi } from 'vitest'
import { afterDraftEvent, draftOf, NEW_BASE, NO_FIELDS } from './draft.ts'

const fields = {
  ...NO_FIELDS,
  article_content: 'x'.repeat(200_000),
  category: { id: 1, category_name: 'essays' },
}
const draft = draftOf({ ...NEW_BASE, fields })

it('a key in a long text does not serialize the text', () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  const typed = { ...fields, article_content: `${fields.article_content.slice(1)}y` }
  expect(afterDraftEvent(draft, { type: 'typed', fields: typed }).status).toBe('typed')
  const lengths = stringify.mock.results.map(({ value }) => String(value).length)
  stringify.mockRestore()
  expect(Math.max(0, ...lengths)).toBeLessThan(1_000)
})

it.each([
  ['another order of members', { category: { category_name: 'essays', id: 1 } }, 'same'],
  ['another category', { category: { id: 2, category_name: 'tea' } }, 'typed'],
  ['no category', { category: null }, 'typed'],
  ['another title', { article_title: 'tea' }, 'typed'],
])('%s makes the draft %2$s', (_, change, status) =>
  expect(afterDraftEvent(draft, { type: 'typed', fields: { ...fields, ...change } }).status).toBe(
    status,
  ),
)
