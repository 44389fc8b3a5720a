export const talks = {
  motto: '一点小事，说与你听',
  empty: '还没有说说',
  emptyText: '主人正在想说些什么。',
  pinned: '置顶',
  unfold: '展开',
  fold: '收起',
  picture: (name: string, place: number) => `${name}的图片 ${place}`,
  comments: (count: string) => `评论 ${count}`,
  like: (count: string) => `点赞 ${count}`,
  liked: (count: string) => `已赞 ${count}，再按取消`,
  likeDone: '点赞成功',
  unlikeDone: '已取消点赞',
  titleOf: (name: string) => `${name}的说说`,
}

/** Texts at the end of an infinite list. */
export const endless = {
  more: '下拉加载更多～',
  loading: '正在加载',
  end: '已经到底了~',
  failed: '没有取到内容',
  retry: '再试一次',
}

export const albums = {
  motto: '光落过的地方',
  count: (count: number) => `${count} 张`,
  empty: '还没有相册',
  emptyText: '胶卷还在相机里。',
  emptyAlbum: '这本相册还没有照片',
  emptyAlbumText: '先翻翻别的相册吧。',
  titleOf: (title: string, name: string) => `${title} - ${name}`,
  about: (name: string, description: string, count: number) =>
    `相册「${name}」，${count} 张照片。${description}`,
  photo: (name: string, place: number) => `${name}，第 ${place} 张`,
  all: '全部相册',
  change: '换一本相册',
  closeChange: '关闭相册列表',
}
