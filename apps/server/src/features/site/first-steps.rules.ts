import { type BackupSchedule, FIRST_STEPS, type FirstStep } from '@lanting/contract'
import { copies } from '@lanting/copy'

interface Site {
  readonly blog_name: string
  readonly blog_avatar: string
  readonly last_backup: unknown
  readonly backup_schedule: Pick<BackupSchedule, 'every'>
}

export interface Found {
  readonly site: Site
  readonly publicUrl: string
  /** False: the password was generated, and is still in use. */
  readonly hasOwnPassword: boolean
  readonly hasOwnTimeZone: boolean
  readonly ownArticles: number
  readonly ownSongs: number
  readonly demoRows: number
}

const USUAL_NAMES = Object.values(copies).map(({ site }) => site.name)

/** Returns the first steps that are done. */
export const stepsDone = (found: Found): FirstStep[] => {
  const { blog_name, blog_avatar, last_backup, backup_schedule } = found.site
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    identity: !USUAL_NAMES.includes(blog_name) && blog_avatar !== '',
    password: found.hasOwnPassword,
    timeZone: found.hasOwnTimeZone,
    article: found.ownArticles > 0,
    songs: found.ownSongs > 0,
    backup: last_backup !== null || backup_schedule.every !== 'off',
    address: found.publicUrl.startsWith('https:'),
    demo: found.demoRows === 0,
  }
  return FIRST_STEPS.filter((step) => isDone[step])
}
