export const links = {
  motto: '海内存知己',
  welcome: (name: string) => `欢迎来到${name}`,
  address: '本站地址',
  contact: '联系',
  copy: (text: string) => `复制 ${text}`,
  invitation: '若你也在慢慢地写，愿意与你互相挂一盏灯。',
  list: '朋友们的网站',
  apply: '友链申请',
  change: '友链修改',
  edit: (name: string) => `修改友链：${name}`,
  picture: '网站头像',
  name: '网站名称',
  description: '网站描述',
  url: '网站地址',
  urlHint: 'https://',
  send: '申请友链',
  sendChange: '修改友链',
  busy: '努力上传中...',
  applied: '申请成功，等待博主审核通过',
  changed: '修改成功，等待博主审核通过',
  newWindow: '（在新窗口打开）',
  none: '还没有友链',
  noneText: '第一盏灯，等你来挂。',
}

/** At the foot of a list that goes on while one scrolls. */
export const endless = {
  more: '下拉加载更多～',
  loading: '正在加载',
  end: '已经到底了~',
  failed: '没有取到内容',
  retry: '再试一次',
}
