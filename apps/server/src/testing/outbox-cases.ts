import { randomUUID } from 'node:crypto'
import type { Client, Endpoints } from '@lanting/contract'

/** Nobody listens there: these tests only check who may call. */
export const NO_MAIL_SERVER = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@lanting.example',
}

interface Desk {
  readonly owner: Client<Endpoints>
}

const draft = { url: 'https://a.example/hook', kinds: ['comment' as const], enabled: true }

const webhook = async ({ owner }: Desk) => (await owner.addWebhook({ body: draft })).id
const delivery = async (cases: Desk) => {
  const id = await webhook(cases)
  await cases.owner.testWebhook({ params: { id } })
  const { list } = await cases.owner.getDeliveries({ params: { id, current: 1, size: 1 } })
  return { delivery: list[0]?.id, id }
}

/** The input of the webhook and mail endpoints. */
export const OUTBOX_CASES = {
  getWebhooks: async () => ({}),
  addWebhook: async () => ({ body: draft }),
  updateWebhook: async (cases: Desk) => ({
    body: { id: await webhook(cases), ...draft, enabled: false },
  }),
  renewWebhookSecret: async (cases: Desk) => ({ params: { id: await webhook(cases) } }),
  deleteWebhook: async (cases: Desk) => ({ params: { id: await webhook(cases) } }),
  testWebhook: async (cases: Desk) => ({ params: { id: await webhook(cases) } }),
  getDeliveries: async (cases: Desk) => ({
    params: { id: (await delivery(cases)).id, current: 1, size: 10 },
  }),
  resendDelivery: async (cases: Desk) => ({ params: { id: (await delivery(cases)).delivery } }),
  resendMail: async ({ owner }: Desk) => {
    // A different address each time, because of the limit per address.
    await owner.setOwnAddress({ body: { address: `${randomUUID()}@a.example` } })
    const { list } = await owner.getMailList({ params: { current: 1, size: 1 } })
    return { params: { id: list[0]?.id } }
  },
  getMailList: async () => ({ params: { current: 1, size: 10 } }),
}
