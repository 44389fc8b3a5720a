import type { Copy } from '../zh-CN.ts'

export const resources: Copy['resources'] = {
  motto: { front: 'To do good work', back: 'first sharpen the tools' },
  listMotto: 'Beyond the hills, more hills',
  about: {
    front:
      'Languages, frameworks, component libraries, places to learn and handy tools for the frontend: sites we have used and recommend.',
    back: 'Languages, databases, tools and texts worth reading for the backend: sites we have used and recommend.',
  },
  groups: { front: 'Frontend picks', back: 'Backend picks' },
  listHead: { front: (name) => `Frontend - ${name}`, back: (name) => `Backend - ${name}` },
  all: { front: 'All frontend picks', back: 'All backend picks' },
  newWindow: ' (opens in a new window)',
  noGroups: 'No recommendations yet',
  noGroupsText: 'Good things take their time. Come back in a few days.',
  noSites: 'No sites in this group yet',
  noSitesText: 'Try another group.',
}
