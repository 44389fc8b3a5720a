import { ADMIN_LENGTH } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { DaySetting, VerseSettings } from './hero-settings.tsx'
import { SocialSettings } from './list-settings.tsx'
import { type FieldsProps, LongSetting, PictureSetting, TextSetting } from './settings-fields.tsx'
import { Sheet } from './sheet.tsx'

export const IdentitySheets = (props: FieldsProps) => {
  const { settings } = useCopy().admin
  return (
    <>
      <Sheet title={settings.groups.identity}>
        <TextSetting name="blog_name" maxLength={ADMIN_LENGTH.blogName} {...props} />
        <PictureSetting name="blog_avatar" {...props} />
        <LongSetting
          name="blog_notice"
          maxLength={ADMIN_LENGTH.blogNotice}
          hint={settings.noticeHint}
          {...props}
        />
        <LongSetting
          name="description"
          maxLength={ADMIN_LENGTH.searchDescription}
          hint={settings.descriptionHint}
          {...props}
        />
        <div className="form-row">
          <PictureSetting name="favicon" {...props} />
          <DaySetting {...props} />
        </div>
      </Sheet>
      <Sheet title={settings.groups.hero}>
        <VerseSettings {...props} />
        <TextSetting
          name="seal"
          maxLength={ADMIN_LENGTH.heroSeal}
          hint={settings.sealHint}
          {...props}
        />
      </Sheet>
      <Sheet title={settings.groups.owner}>
        <LongSetting name="personal_say" maxLength={ADMIN_LENGTH.setting} {...props} />
        <PictureSetting name="avatar_bg" shape="wide" withArt {...props} />
      </Sheet>
      <Sheet title={settings.groups.contact}>
        <TextSetting name="github_link" {...props} />
        <TextSetting name="git_ee_link" {...props} />
        <TextSetting name="bilibili_link" {...props} />
        <SocialSettings {...props} />
      </Sheet>
      <Sheet title={settings.groups.codes}>
        <div className="form-row">
          <PictureSetting name="qq_link" {...props} />
          <PictureSetting name="we_chat_link" {...props} />
          <PictureSetting name="qq_group" {...props} />
          <PictureSetting name="we_chat_group" {...props} />
          <PictureSetting name="we_chat_pay" {...props} />
          <PictureSetting name="ali_pay" {...props} />
        </div>
      </Sheet>
    </>
  )
}
