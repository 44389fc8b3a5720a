import type { desk as deskWords, deskErrors as words } from '../zh-CN/desk-errors.ts'

export const deskErrors: typeof words = {
  articleChanged: 'The article has changed meanwhile, please reload',
  articleNotInBin: 'The article is not in the bin',
  articleInBin: 'The article is in the bin, please restore it first',
  manuscriptNotFound: 'There is no such manuscript',
  manuscriptChanged: 'This text was changed elsewhere',
  revisionNotFound: 'There is no such revision',
  categoryNameMissing: 'A category needs a name',
  categoryExists: 'This category exists already',
  categoryIdListMissing: 'The ids of the categories are missing',
  categoryNotFound: 'There is no such category',
  categoryInUse: 'The category holds articles, please choose where they go',
  tagNameMissing: 'A tag needs a name',
  tagExists: 'This tag exists already',
  tagIdListMissing: 'The ids of the tags are missing',
  tagNotFound: 'There is no such tag',
  pageTitleTaken: 'A page with this title exists already',
  pageChanged: 'This page was changed elsewhere',
  pageHeaderExists: 'This route has a header picture already',
  pageHeaderNotFound: 'There is no such header picture',
  siteGroupExists: 'This side has such a group already',
  siteNotFound: 'There is no such site',
  wrongTimeZone: 'There is no such time zone',
  wrongAddress: ({ member }) =>
    `${member} has to be an address of this site, or begin with https://`,
  orderIncomplete: 'The list has changed meanwhile, please reload',
  archiveUnreadable: 'This archive could not be read, please upload a zip file',
  archiveTooLarge: 'There is too much in this archive',
  importNotFound: 'There is no such import',
  importRunning: 'Another import is still running, please try again later',
}

export const desk: typeof deskWords = { uncategorised: 'Uncategorised' }
