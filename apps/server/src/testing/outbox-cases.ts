import { randomUUID } from 'node:crypto'
import type { Client, Endpoints } from '@lanting/contract'
import { OWNER } from './migrated-database.ts'

/** Nobody listens there: these tests only check who may call. */
export const NO_MAIL_SERVER = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@lanting.example',
}

interface AdminStage {
  readonly owner: Client<Endpoints>
}

const draft = { url: 'https://a.example/hook', kinds: ['comment' as const], enabled: true }

const webhook = async ({ owner }: AdminStage) => (await owner.addWebhook({ body: draft })).id
const delivery = async (stage: AdminStage) => {
  const id = await webhook(stage)
  await stage.owner.testWebhook({ params: { id } })
  const { list } = await stage.owner.getDeliveries({ params: { id, current: 1, size: 1 } })
  return { delivery: list[0]?.id, id }
}

/** The input of the webhook and mail endpoints. */
export const OUTBOX_CASES = {
  getWebhooks: async () => ({}),
  addWebhook: async () => ({ body: draft }),
  updateWebhook: async (stage: AdminStage) => ({
    body: { id: await webhook(stage), ...draft, enabled: false },
  }),
  renewWebhookSecret: async (stage: AdminStage) => ({ params: { id: await webhook(stage) } }),
  deleteWebhook: async (stage: AdminStage) => ({ params: { id: await webhook(stage) } }),
  testWebhook: async (stage: AdminStage) => ({ params: { id: await webhook(stage) } }),
  getDeliveries: async (stage: AdminStage) => ({
    params: { id: (await delivery(stage)).id, current: 1, size: 10 },
  }),
  resendDelivery: async (stage: AdminStage) => ({
    params: { id: (await delivery(stage)).delivery },
  }),
  resendMail: async ({ owner }: AdminStage) => {
    // A different address each time, because of the limit per address.
    await owner.setOwnAddress({
      body: { address: `${randomUUID()}@a.example`, password: OWNER.password },
    })
    const { list } = await owner.getMailList({ params: { current: 1, size: 1 } })
    return { params: { id: list[0]?.id } }
  },
  getMailList: async () => ({ params: { current: 1, size: 10 } }),
}
