import { counted } from '../../en/counted.ts'
import type { AdminCopy } from '../zh-CN.ts'

export const links: AdminCopy['links'] = {
  title: 'Friend links',
  tabs: { all: 'All', waiting: 'Pending review', approved: 'Approved' },
  name: 'Site name',
  description: 'Description',
  url: 'URL',
  picture: 'Site avatar',
  status: 'Status',
  created: 'Applied',
  approve: 'Approve',
  approved: 'Approved. The applicant is notified',
  add: 'New friend link',
  edit: 'Edit friend link',
  waiting: 'Friend link applications',
  refuse: 'Decline and delete',
  deleted: 'Deleted',
  confirmDelete: (name) => `Delete the friend link “${name}”? This can’t be undone.`,
  confirmDeleteMany: (count) => `Delete ${counted(count, 'friend link')}? This can’t be undone.`,
  empty: {
    all: 'No friend links yet',
    waiting: 'Nothing to review',
    approved: 'No approved links yet',
  },
}
