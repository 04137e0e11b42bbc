import fastify, { type FastifyInstance } from 'fastify';
import type { InsurerClient } from '../insurer-client';
import type { InsurerOffer } from '../quote-answer';
import { insurers } from '../registry';
import { recordingStub, type RecordingStub } from '../testing/recording-stub';
import {
  sampleCancellation,
  sampleEndorsement,
  sampleOffer,
  sampleOrder,
  sampleRequests,
  sampleTerms,
  sampleRequest,
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
      await expect(client.voidPolicy(sampleOrder.orderId, never)).resolves.toMatchObject({ state: 'cancelled' });
    });
    it('endorses and cancels each change once, with sum and document', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      await client.issuePolicy(sampleOrder, never);
      const endorsed = await client.endorse(sampleEndorsement, never);
      const cancelled = await client.cancelPolicy(sampleCancellation, never);
      expect(endorsed).toMatchObject({ kind: 'changed', change: { reference: 'Z-1', extraPremium: 1_234, refund: 0 } });
      expect(cancelled).toEqual({
        kind: 'changed',
        change: {
          policyNo: 'P-1',
          reference: 'Z-2',
          effectiveOn: sampleCancellation.effectiveOn,
          extraPremium: 0,
          refund: 712_305,
          document: Buffer.from('%PDF-1.7 örnek').toString('base64'),
        },
      });
      await expect(client.endorse(sampleEndorsement, never)).resolves.toEqual(endorsed);
      await expect(client.cancelPolicy(sampleCancellation, never)).resolves.toEqual(cancelled);
      expect(stub.changes.size).toBe(2);
    });
    it('answers the terms of a renewal', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      await client.issuePolicy(sampleOrder, never);
      await expect(client.renewalTerms({ policyNo: 'P-1' }, never)).resolves.toEqual({
        kind: 'terms',
        terms: sampleTerms,
      });
    });
    it('declines changes and renewal of an unknown policy', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      const answers = [
        await client.endorse(sampleEndorsement, never),
        await client.cancelPolicy(sampleCancellation, never),
        await client.renewalTerms({ policyNo: 'P-1' }, never),
      ];
      expect(answers.map((answer) => answer.kind === 'declined' && answer.code)).toEqual(
        Array(3).fill('policyUnknown'),
      );
    });
    it('declines an order at another price, and returns null for an unknown order', async () => {
      await open(recordingStub({ kind: 'offers', offers: [sampleOffer] }));
      await expect(client.issuePolicy({ ...sampleOrder, total: 1 }, never)).resolves.toMatchObject({
        kind: 'declined',
        code: 'priceChanged',
      });
      await expect(client.findPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
      await expect(client.voidPolicy(sampleOrder.orderId, never)).resolves.toBeNull();
    });
  },
);
