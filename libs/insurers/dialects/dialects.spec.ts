import fastify, { type FastifyInstance } from 'fastify';
import type { InsurerClient } from '../port';
import type { InsurerOffer } from '../quote-answer';
import { insurers } from '../registry';
import {
  recordingDesk,
  sampleOffer,
  sampleOrder,
  sampleQuestions,
  sampleRequest,
  type RecordingDesk,
} from '../testing/samples';
import { poolTransport, type PoolTransport } from '../transport/pool-transport';

const emptyLists = {
  discounts: [],
  surcharges: [],
  taxes: [],
  campaigns: [],
  assurances: [],
  optionalCovers: [],
  documents: [],
};

describe.each(insurers.map((facts) => [facts.name, facts] as const))(
  '%s, over HTTP against its own double',
  (_name, { dialect, firmId }) => {
    let app: FastifyInstance;
    let desk: RecordingDesk;
    let transport: PoolTransport;
    let client: InsurerClient;
    const never = new AbortController().signal;
    const open = async (made: RecordingDesk) => {
      desk = made;
      app = fastify();
      await app.register(dialect.double(desk), { prefix: `/insurers/${firmId}` });
      transport = poolTransport({ baseUrl: `${await app.listen({ port: 0 })}/insurers/${firmId}` });
      client = dialect.client(transport.send);
    };
    afterEach(async () => {
      await transport.close();
      await app.close();
    });

    it('carries the offers without losing a kuruş or a letter', async () => {
      const { onlineDiscountExpireDate: _until, step: _step, ...plain } = sampleOffer;
      const bare: InsurerOffer = { ...plain, packageNo: 2, noClaimLevel: 5, ...emptyLists };
      await open(recordingDesk({ kind: 'offers', offers: [sampleOffer, bare] }));
      await expect(client.quote(sampleRequest, never)).resolves.toEqual({
        kind: 'offers',
        offers: [sampleOffer, bare],
      });
    });
    it('carries the question of every line with all its facts, and one without the optional ones', async () => {
      await open(recordingDesk({ kind: 'offers', offers: [sampleOffer] }));
      const { previousPolicyEnd: _end, ...bare } = sampleRequest;
      const company = { ...bare, insured: { identityNo: '1234567890' } };
      const questions = [...Object.values(sampleQuestions), company];
      for (const question of questions) await client.quote(question, never);
      expect(desk.questions).toEqual(questions);
    });
    it('carries a question whose changes and campaigns were taken back', async () => {
      await open(recordingDesk({ kind: 'offers', offers: [sampleOffer] }));
      const question = { ...sampleRequest, adjust: {}, campaigns: {} };
      await expect(client.quote(question, never)).resolves.toMatchObject({ kind: 'offers' });
      expect(desk.questions).toMatchObject([question]);
    });
    it('carries a refusal with its code and words', async () => {
      const refusal = {
        kind: 'declined',
        code: '591',
        reason: '10 yaşından büyük araçlara teklif verilmiyor.',
      } as const;
      await open(recordingDesk(refusal));
      await expect(client.quote(sampleRequest, never)).resolves.toEqual(refusal);
    });
    it('issues one policy for one order id however often it is sent, finds it, and cancels it', async () => {
      await open(recordingDesk({ kind: 'offers', offers: [sampleOffer] }));
      const first = await client.issuePolicy(sampleOrder, never);
      await expect(client.issuePolicy(sampleOrder, never)).resolves.toEqual(first);
      expect(desk.books.size).toBe(1);
      await expect(client.findPolicy(sampleOrder.orderId, never)).resolves.toMatchObject({
        state: 'active',
        total: sampleOrder.total,
      });
      await expect(client.cancelPolicy(sampleOrder.orderId, never)).resolves.toMatchObject({ state: 'cancelled' });
    });
    it('refuses an order at another price, and knows nothing of an order that never came', async () => {
      await open(recordingDesk({ kind: 'offers', offers: [sampleOffer] }));
      await expect(client.issuePolicy({ ...sampleOrder, total: 1 }, never)).resolves.toMatchObject({
        kind: 'declined',
        code: 'priceChanged',
      });
      await expect(client.findPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
      await expect(client.cancelPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
    });
  },
);
