export const profile = {
  title: '我的资料',
  identity: '昵称与头像',
  lead: '文章、说说、评论和聊天里的你。名片上的签名在站点设置里。',
  avatar: '头像',
  nickName: '昵称',
  qq: 'QQ',
  saved: '资料已保存',
  password: {
    title: '密码',
    lead: '换密码以后，所有设备都要重新登录。',
    fields: { current: '现在的密码', next: '新密码', again: '再输一遍新密码' },
    hint: '6 到 18 位，字母、数字、符号至少两种',
    faults: {
      passwordMissing: '请填密码',
      passwordForm: '要 6 到 18 位，字母、数字、符号至少两种',
      different: '两次写的不一样',
    },
    save: '换密码',
    saved: '密码换好了，请用新密码登录',
  },
}

export const firstSteps = {
  title: '最初的几步',
  progress: (done: number, all: number) => `共 ${all} 步，已完成 ${done} 步`,
  done: '已完成',
  dismiss: '收起，不再显示',
  dismissed: '已收起',
  moving: '从 WordPress、Ghost、Hexo 或别的博客搬来？',
  toImport: '导入旧博客',
  steps: {
    identity: { title: '名字和头像', text: '给站点起个名字，换上自己的头像' },
    password: { title: '密码和昵称', text: '换掉第一次启动时随机生成的密码，再取个署名用的昵称' },
    timeZone: { title: '时区和语言', text: '所有日期都照站点的时区显示' },
    article: { title: '第一篇文章', text: '长短都行，先发表一篇' },
    songs: { title: '几首歌', text: '上传音乐，唱机就有得放了' },
    backup: { title: '备份', text: '定个时间自动备份，或者先做一份' },
    address: { title: '域名和 https', text: '用 PUBLIC_URL 告诉站点它的 https 地址' },
    demo: { title: '移除演示内容', text: '看够了就清走，改过的会留下' },
  },
}
