/** Success, and a hint: nothing is wrong, nothing was done. */
export const CODE = { success: 0, hint: 100, musicSuccess: 200 } as const

/** The family of an error's code, by the room of the API in which it happened. */
export const FAMILY = {
  general: '100000',
  user: '100001',
  permission: '100002',
  tag: '100003',
  category: '100004',
  article: '100005',
  upload: '100006',
  config: '100007',
  statistic: '100008',
  photoAlbum: '100009',
  photo: '100010',
  talk: '100011',
  message: '100012',
  pageHeader: '100013',
  links: '100014',
  comment: '100015',
  login: '100016',
  notify: '100017',
  like: '100018',
  chat: '100019',
  music: '100020',
} as const

export type Family = keyof typeof FAMILY

/** `/api/article/add` belongs to the family `article`. */
export const familyOf = (path: string): Family => {
  const room = path.split('/')[2] ?? ''
  return room in FAMILY ? (room as Family) : 'general'
}

export interface Failure {
  readonly status: number
  /** Left out: the family of the endpoint at which it happened. */
  readonly family?: Family
}

/** Every failure a person may meet. Its words are in `copy.errors`, under the same key. */
export const ERRORS = {
  unreadableBody: { status: 400 },
  missingMember: { status: 422 },
  wrongMember: { status: 422 },
  tooLong: { status: 422 },
  tooShort: { status: 422 },
  bodyTooLarge: { status: 413 },
  unknownPath: { status: 404, family: 'general' },
  loginRequired: { status: 401, family: 'login' },
  loginExpired: { status: 401, family: 'login' },
  administratorOnly: { status: 403, family: 'permission' },
  notYours: { status: 403, family: 'permission' },
  tooManyRequests: { status: 429 },
  serverFault: { status: 500 },
  notReady: { status: 503, family: 'general' },
  demoAbsent: { status: 404, family: 'config' },
  wrongCredentials: { status: 400, family: 'user' },
  tooManyLogins: { status: 429, family: 'user' },
  accountBlocked: { status: 403, family: 'user' },
  usernameMissing: { status: 422, family: 'user' },
  usernameLength: { status: 422, family: 'user' },
  usernameLetters: { status: 422, family: 'user' },
  usernameTaken: { status: 409, family: 'user' },
  usernameReserved: { status: 409, family: 'user' },
  passwordMissing: { status: 422, family: 'user' },
  passwordForm: { status: 422, family: 'user' },
  passwordsDiffer: { status: 422, family: 'user' },
  passwordWrong: { status: 400, family: 'user' },
  passwordSame: { status: 422, family: 'user' },
  nickNameMissing: { status: 422, family: 'user' },
  nickNameForm: { status: 422, family: 'user' },
  nickNameReserved: { status: 409, family: 'user' },
  avatarMissing: { status: 422, family: 'user' },
  proofMissing: { status: 422, family: 'user' },
  registrationClosed: { status: 403, family: 'user' },
  invitationNeeded: { status: 403, family: 'user' },
  userNotFound: { status: 404, family: 'user' },
  sessionNotFound: { status: 404, family: 'user' },
  ownerStays: { status: 409, family: 'user' },
  articleNotFound: { status: 404, family: 'article' },
  articleTitleTaken: { status: 409, family: 'article' },
  articleCategoryMissing: { status: 422, family: 'article' },
  articleTagsMissing: { status: 422, family: 'article' },
  articleOriginMissing: { status: 422, family: 'article' },
  articleTooComplex: { status: 422, family: 'article' },
  tagIdMissing: { status: 422, family: 'article' },
  categoryIdMissing: { status: 422, family: 'article' },
  likeTargetMissing: { status: 422, family: 'like' },
  likeTypeMissing: { status: 422, family: 'like' },
  likeTargetNotFound: { status: 404, family: 'like' },
  alreadyLiked: { status: 409, family: 'like' },
  notLiked: { status: 409, family: 'like' },
  tooManyLikes: { status: 429, family: 'like' },
  tooManyUnlikes: { status: 429, family: 'like' },
  siteGroupNotFound: { status: 404, family: 'general' },
  fileMissing: { status: 400 },
  fileTooLarge: { status: 413 },
  fileTooSlow: { status: 408 },
  notAPicture: { status: 422, family: 'upload' },
  tooManyPixels: { status: 413, family: 'upload' },
  tooManyUploads: { status: 429, family: 'upload' },
  uploadDayFull: { status: 429, family: 'upload' },
  foreignPicture: { status: 422 },
  songNotFound: { status: 404, family: 'music' },
  playlistNotFound: { status: 404, family: 'music' },
  playlistFollowsFolder: { status: 409, family: 'music' },
  songIsDemo: { status: 409, family: 'music' },
  songFileTaken: { status: 409, family: 'music' },
  notASong: { status: 422, family: 'music' },
  musicUnavailable: { status: 503, family: 'music' },
} as const satisfies Record<string, Failure>

export type ErrorKey = keyof typeof ERRORS
