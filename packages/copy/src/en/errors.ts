import type { Copy } from '../zh-CN.ts'

export const errors: Copy['errors'] = {
  unreadableBody: 'The request could not be read',
  missingMember: ({ member }) => `${member} is missing`,
  wrongMember: ({ member }) => `${member} is not valid`,
  tooLong: ({ member, limit }) => `${member} is too long, at most ${limit}`,
  tooShort: ({ member, limit }) => `${member} is too short, at least ${limit}`,
  bodyTooLarge: 'The content is too large',
  unknownPath: 'There is no such interface',
  loginRequired: 'You may not do this, please log in first',
  loginExpired: 'Your login has expired',
  administratorOnly: 'Ordinary users may only look',
  notYours: 'You do not have permission for this',
  tooManyRequests: 'Too many requests, please try again later',
  serverFault: 'Something went wrong on the server',
  notReady: 'The service is getting ready, please try again later',
  wrongCredentials: 'Wrong username or password',
  articleNotFound: 'There is no such article',
  articleTitleTaken: 'An article with this title exists already',
  articleCategoryMissing: 'An article needs a category',
  articleTagsMissing: 'An article needs one to three tags',
  articleOriginMissing: 'A repost or translation needs the address of its original',
}
