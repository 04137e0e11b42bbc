import fastify, { type FastifyInstance } from 'fastify';
import type { InsurerClient } from '../insurer-client';
import type { InsurerOffer } from '../quote-answer';
import { insurers } from '../registry';
import {
  recordingStub,
  sampleOffer,
  sampleOrder,
  sampleRequests,
  sampleRequest,
  type RecordingStub,
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
  '%s, over HTTP against its own server',
  (_name, { dialect, firmId }) => {
    let app: FastifyInstance;
    let stub: RecordingStub;
    let transport: PoolTransport;
    let client: InsurerClient;
    const never = new AbortController().signal;
    const open = async (made: RecordingStub) => {
      stub = made;
      app = fastify();
      await app.register(dialect.server(stub), { prefix: `/insurers/${firmId}` });
      transport = poolTransport({ baseUrl: `${await app.listen({ port: 0 })}/insurers/${firmId}` });
      client = dialect.client(transport.send);
    };
    afterEach(async () => {
      await transport.close();
      await app.close();
    });

    it('transfers offers without losing a kuruş or a character', async () => {
      const { onlineDiscountExpireDate: _until, step: _step, ...plain } = sampleOffer;
      const minimal: InsurerOffer = { ...plain, packageNo: 2, noClaimLevel: 5, ...emptyLists };
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer, minimal] }));
      await expect(client.quote(sampleRequest, never)).resolves.toEqual({
        kind: 'offers',
        offers: [sampleOffer, minimal],
      });
    });
    it('transfers the request of every line with all fields, and one without the optional ones', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      const { previousPolicyEnd: _end, ...minimal } = sampleRequest;
      const company = { ...minimal, policyholder: { identityNo: '1234567890' } };
      const requests = [...Object.values(sampleRequests), company];
      for (const request of requests) await client.quote(request, never);
      expect(stub.requests).toEqual(requests);
    });
    it('transfers a request with empty changes and campaigns', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      const request = { ...sampleRequest, options: {}, campaigns: {} };
      await expect(client.quote(request, never)).resolves.toMatchObject({ kind: 'offers' });
      expect(stub.requests).toMatchObject([request]);
    });
    it('transfers a declined quote with code and reason', async () => {
      const refusal = {
        kind: 'declined',
        code: '591',
        reason: '10 yaşından büyük araçlara teklif verilmiyor.',
      } as const;
      await open(recordingStub(refusal));
      await expect(client.quote(sampleRequest, never)).resolves.toEqual(refusal);
    });
    it('issues one policy per order id however often it is sent, finds it, and cancels it', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      const first = await client.issuePolicy(sampleOrder, never);
      await expect(client.issuePolicy(sampleOrder, never)).resolves.toEqual(first);
      expect(stub.books.size).toBe(1);
      await expect(client.findPolicy(sampleOrder.orderId, never)).resolves.toMatchObject({
        state: 'active',
        total: sampleOrder.total,
      });
      await expect(client.cancelPolicy(sampleOrder.orderId, never)).resolves.toMatchObject({ state: 'cancelled' });
    });
    it('declines an order at another price, and returns null for an unknown order', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      await expect(client.issuePolicy({ ...sampleOrder, total: 1 }, never)).resolves.toMatchObject({
        kind: 'declined',
        code: 'priceChanged',
      });
      await expect(client.findPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
      await expect(client.cancelPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
    });
  },
);
