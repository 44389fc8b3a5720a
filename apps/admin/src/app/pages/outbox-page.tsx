import { MailSection } from '../../features/outbox/mail-section.tsx'
import { WebhookSection } from '../../features/outbox/webhook-section.tsx'
import { useCopy } from '../../shared/language.ts'

export const OutboxPage = () => {
  const { outbox } = useCopy().admin
  return (
    <>
      <div className="screen-head">
        <h1>{outbox.title}</h1>
      </div>
      <p className="quiet lead">{outbox.lead}</p>
      <WebhookSection />
      <MailSection />
    </>
  )
}
