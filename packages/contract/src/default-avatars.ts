/** Pictures for users without an avatar of their own. Apart from forms: lists of texts show them too. */
export const DEFAULT_AVATARS = Array.from({ length: 8 }, (_, n) => `/art/avatars/${n + 1}.avif`)
