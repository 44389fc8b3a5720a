import type { AdminCopy } from '../zh-CN.ts'

export const links: AdminCopy['links'] = {
  title: 'Friend links',
  tabs: { all: 'All', waiting: 'Waiting for review', approved: 'Approved' },
  name: 'Name of the site',
  description: 'Description',
  url: 'Address',
  picture: 'Picture of the site',
  status: 'Status',
  created: 'Applied',
  approve: 'Approve',
  approved: 'Approved, whoever applied is told',
  edit: 'Change a friend link',
  deleted: 'Deleted',
  confirmDelete: (name) => `Delete the friend link “${name}”? It cannot be undone.`,
  confirmDeleteMany: (count) => `Delete the ${count} chosen friend links? It cannot be undone.`,
  empty: {
    all: 'There are no friend links yet',
    waiting: 'Nothing waits for review',
    approved: 'None is approved yet',
  },
}
