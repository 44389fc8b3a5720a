import type { Copy } from '../zh-CN.ts'

export const formErrors: Copy['errors'] = {
  tooLong: ({ member, limit }) => `${member} is too long, at most ${limit}`,
  usernameMissing: 'Please enter user account',
  usernameLength: 'User account length should be between 5-16',
  usernameLetters: 'A username is made of letters and digits',
  passwordMissing: 'Please enter password',
  passwordForm:
    'Password format should be a combination of any two of digits, letters and symbols, 6-18 characters',
  passwordsDiffer: 'The two passwords do not match',
  passwordSame: 'The new password must differ from the old one',
  nickNameMissing: 'Please enter a nickname',
  avatarMissing: 'Please upload an avatar',
  registrationClosed: 'This site does not take registrations',
  invitationNeeded: 'A valid invitation link is needed to register',
  boardMessageNotFound: 'There is no such message on the board',
  boardMessageChanged: 'The message was changed since then',
  boardMessageMissing: 'Please write something first',
  boardTagMissing: 'Please choose a tag, or make one of your own',
  linkNameMissing: 'Please enter the name of the site',
  linkDescriptionMissing: 'Please describe the site',
  linkAddressWrong: 'Please enter an address that begins with http:// or https://',
}
