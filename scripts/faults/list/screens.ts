import type { Fault } from '../fault.ts'

const WEB = 'apps/web/src'
const ADMIN = 'apps/admin/src'

/** Faults that only a browser shows: pages of the site and screens of the admin. */
export const SCREENS: readonly Fault[] = [
  {
    name: 'dialogs have no name',
    file: `${WEB}/shared/dialog/dialog.tsx`,
    text: '      aria-labelledby={titleId}\n',
    becomes: '',
    project: 'browser',
    tests: ['e2e/albums.journey.test.ts'],
  },
  {
    name: 'the pager of an album leads out of it',
    file: `${WEB}/shared/pager.tsx`,
    text: 'stringifySearch({ id, type, q, page: target })',
    becomes: 'stringifySearch({ q, page: target })',
    project: 'browser',
    tests: ['e2e/albums.journey.test.ts'],
  },
  {
    name: 'a deleted comment stays on the page',
    file: `${WEB}/features/comments/use-comment-actions.ts`,
    text: 'onSettled: () => queryClient.invalidateQueries({ queryKey: commentsKey(comment) }),',
    becomes: 'onSettled: () => queryClient.isFetching({ queryKey: commentsKey(comment) }),',
    project: 'browser',
    tests: ['e2e/community.journey.test.ts'],
  },
  {
    name: 'a failed like keeps its count',
    file: `${WEB}/features/likes/use-like.ts`,
    text: 'onError: (_, liked) => show(!liked),',
    becomes: 'onError: () => undefined,',
    project: 'browser',
    tests: ['e2e/article.journey.test.ts'],
  },
  {
    name: 'a long talk cannot be unfolded',
    file: `${WEB}/features/talks/talk-text.tsx`,
    text: '    watch.observe(copy)\n',
    becomes: '',
    project: 'browser',
    tests: ['e2e/talks.journey.test.ts'],
  },
  {
    name: 'the chosen language is forgotten with the next page load',
    file: `${WEB}/features/language/switch-language.ts`,
    text: 'Path=/; Max-Age',
    becomes: 'Path=/en; Max-Age',
    project: 'browser',
    tests: ['e2e/language.journey.test.ts'],
  },
  {
    name: 'the search does not close when it leads to another page',
    file: `${WEB}/features/search/dialog/search-dialog.tsx`,
    text: '        closeSearch()\n',
    becomes: '',
    project: 'browser',
    tests: ['e2e/search.journey.test.ts'],
  },
  {
    name: 'a second sleep timer leaves the first one running',
    file: `${WEB}/features/music/sleep/sleep-timer.ts`,
    text: '  cancel()\n  cancel = () => {}\n',
    becomes: '',
    project: 'browser',
    tests: ['e2e/music.journey.test.ts'],
  },
  {
    name: 'the selection of a table cannot be undone',
    file: `${ADMIN}/shared/data-table.tsx`,
    text: 'if (!next.delete(id)) next.add(id)',
    becomes: 'next.add(id)',
    project: 'browser',
    tests: ['e2e/article-management.journey.test.ts'],
  },
  {
    name: 'a deleted series stays in the list of the admin',
    file: `${ADMIN}/features/series/series-list.tsx`,
    text: 'await action(() => api.deleteSeries({ params: { id } }), series.deleted)',
    becomes: 'await api.deleteSeries({ params: { id } })',
    project: 'browser',
    tests: ['e2e/series.journey.test.ts'],
  },
  {
    name: 'buttons in the rows of a table all have the same name',
    file: `${ADMIN}/shared/row-action.tsx`,
    text: 'of === undefined ? name :',
    becomes: 'name ? name :',
    project: 'browser',
    tests: ['e2e/series.journey.test.ts'],
  },
]
