import { MailSection } from '../../features/hearing/mail-section.tsx'
import { WebhookSection } from '../../features/hearing/webhook-section.tsx'
import { useCopy } from '../../shared/language.ts'

export const HearingPage = () => {
  const { hearing } = useCopy().admin
  return (
    <>
      <div className="screen-head">
        <h1>{hearing.title}</h1>
      </div>
      <p className="quiet lead">{hearing.lead}</p>
      <WebhookSection />
      <MailSection />
    </>
  )
}
