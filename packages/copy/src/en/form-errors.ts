import type { FormCopy } from '../zh-CN/forms.ts'

export const formErrors: FormCopy['errors'] = {
  tooLong: ({ member, limit }) => `${member} is too long (maximum ${limit})`,
  usernameMissing: 'Please enter user account',
  usernameLength: 'User account length should be between 5-16',
  usernameLetters: 'Usernames can only contain letters and digits',
  passwordMissing: 'Please enter password',
  passwordForm:
    'Password format should be a combination of any two of digits, letters and symbols, 6-18 characters',
  passwordsDiffer: 'The two passwords do not match',
  passwordSame: 'The new password must be different from the old one',
  nickNameMissing: 'Enter a nickname',
  avatarMissing: 'Upload an avatar',
  registrationClosed: 'Registration is closed',
  invitationNeeded: 'You need a valid invitation to sign up',
  boardMessageNotFound: 'Board message not found',
  boardMessageChanged: 'The message was changed elsewhere',
  boardMessageMissing: 'Write something first',
  boardTagMissing: 'Choose or create a tag',
  musicTokenNotFound: 'This token has already ended',
  tooManyMusicTokens: 'Too many tokens. End one first.',
  linkNameMissing: 'Enter the site name',
  linkDescriptionMissing: 'Enter a description',
  linkAddressWrong: 'Enter a URL that starts with http:// or https://',
}
