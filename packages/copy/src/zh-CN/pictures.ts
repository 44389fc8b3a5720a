export const pictures = {
  failed: '图片上传失败',
  choose: '选择图片',
  change: '换一张',
  remove: '移除',
  cancel: '取消上传',
  preparing: '正在准备图片',
  sending: (percent: number) => `正在上传 ${percent}%`,
  finishing: '就快好了',
  preview: '已选的图片',
}
