import type { chat as chinese } from '../zh-CN/chat.ts'

export const chat: typeof chinese = {
  welcome: 'Welcome to the chat room; the tea is ready.',
  refusals: {
    unreadable: 'This was not understood',
    initFirst: 'Please enter the chat room first',
    loginFirst: 'Please log in first',
    empty: 'Please write something first',
    tooLong: 'This is too long',
    tooOften: 'That was fast: take a short rest',
    muted: 'An administrator asks you to rest: for now you can read, but not write',
    notYours: 'Only your own messages can be recalled',
    notFound: 'It was not found',
    administratorOnly: 'Only administrators can do this',
    notOneself: 'You cannot force yourself offline',
    foreignPicture: 'Only pictures that you have uploaded can be used',
    wordRefused: 'There is a word in it that is not used here. Please change it.',
    failed: 'It was not sent, please try again',
  },
  farewells: {
    forced: 'An administrator has sent you out of the chat room',
    session: 'Your login has ended, please log in again',
    abuse: 'Too many messages, or unreadable ones: the connection was closed',
  },
}
