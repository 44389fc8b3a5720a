import type { Detail } from './errors.ts'

/** Errors that forms find before the server does. */
export const formErrors = {
  tooLong: ({ member, limit }: Detail) => `${member} 过长，最多 ${limit}`,
  usernameMissing: '请输入用户账号',
  usernameLength: '用户账号长度应为5-16位',
  usernameLetters: '用户名只能是数字和字母组成',
  passwordMissing: '请输入密码',
  passwordForm: '密码格式应为数字、字母、符号中任意两种的组合，6-18位',
  passwordsDiffer: '两次密码不相等',
  passwordSame: '新密码不能和旧密码一致',
  nickNameMissing: '请输入昵称',
  avatarMissing: '请上传头像',
  registrationClosed: '本站暂未开放注册',
  invitationNeeded: '需要有效的邀请链接才能注册',
  boardMessageNotFound: '留言不存在',
  boardMessageChanged: '留言后来又改过了',
  boardMessageMissing: '留言内容不能为空',
  boardTagMissing: '请选择标签，没有标签可以自行创建',
  musicTokenNotFound: '这个令牌已经停用了',
  tooManyMusicTokens: '令牌太多了，请先停用一个',
  linkNameMissing: '请输入网站名称',
  linkDescriptionMissing: '请输入网站描述',
  linkAddressWrong: '请输入带http://或https://的网站地址',
}
