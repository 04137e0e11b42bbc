/** Fixture: buyers with one policy of a vehicle, who prove themselves in another browser. */
import { addFileStatus } from '@emsal/api/cancellation-statuses';
import { entryFilePath } from '@emsal/api/send-file';
import type { CallKey, InputOf, OutputOf } from '@emsal/api/calls/table';
import type { EntryPurpose } from '@emsal/api/calls/entry';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import sharp from 'sharp';
import type { TestVisitor } from '../../../testing/test-visitor';
import { accountWorld, type AccountWorld, type Buyer } from '../../account/testing/account-world';
import { newBuyer } from '../../account/testing/sign-in-runs';
import { captchaModule } from '../../captcha/captcha';
import { entryModule } from '../../entry/entry';
import { serviceProofModule } from '../../service-proof/service-proof';
import { proveForService } from '../../service-proof/testing/service-proofs';
import { cancellationModule } from '../cancellation';

/** A picture of a page, as a telephone takes it. */
const picture = () =>
  sharp({
    create: {
      width: 60,
      height: 80,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

export interface Proven {
  by: Buyer;
  browser: TestVisitor;
  policyNo: string;
}

async function result<K extends CallKey>(browser: TestVisitor, name: K, input: InputOf<K>): Promise<OutputOf<K>> {
  const { body } = await browser.call(name, input);
  if (!body.isSuccess) throw new Error(body.messageCode);
  return body.result as OutputOf<K>;
}

async function uploaded(browser: TestVisitor, purpose: EntryPurpose): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  const sent = { method: 'POST', url: `/api/${entryFilePath(purpose)}`, headers } as const;
  const { body } = await browser.send({ ...sent, payload: await picture() });
  return (body.result as { uploadId: string }).uploadId;
}

const tracked = async (browser: TestVisitor) =>
  (await result(browser, 'POST selfservice/addendum/getAddendumList', {}))[0]!;

const detail = async (browser: TestVisitor) =>
  result(browser, 'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}', {
    encryptedCallId: (await tracked(browser)).encryptedCallId,
  });

async function addFile(browser: TestVisitor, change: object = {}) {
  const { encryptedCallId } = await tracked(browser);
  const file = await uploaded(browser, 'requestFile');
  const actionStatus: typeof addFileStatus = addFileStatus;
  const input = { encryptedCallId, file, contentType: 'image/png' as const, body: '2. sayfa', actionStatus };
  return (await browser.call('POST selfservice/policy/addFileToCall', { ...input, ...change })).body;
}

/** Call it at the top level of a spec. */
export function cancellationWorld() {
  const given = { world: undefined as unknown as AccountWorld };
  beforeAll(async () => {
    given.world = await accountWorld([captchaModule, entryModule, serviceProofModule, cancellationModule]);
  });
  afterAll(() => given.world.backend.close());

  const backend = () => given.world.backend;
  const today = () => dayInTurkey(backend().clock.now());
  const prove = async (by: Buyer): Promise<TestVisitor> => {
    const browser = await backend().visitor();
    await proveForService(browser, by, backend().ports);
    return browser;
  };
  const provenBuyer = async (): Promise<Proven> => {
    const by = newBuyer();
    await given.world.buy(by, await given.world.browser());
    const browser = await prove(by);
    const [policy] = await result(browser, 'POST selfservice/policy/getCancellablePolicies', {});
    return { by, browser, policyNo: policy!.policyNo };
  };
  const cancel = async ({ browser, policyNo }: Omit<Proven, 'by'>, change: object = {}) =>
    (await browser.call('POST selfservice/policy/cancel', { policyNo, reason: 'sale', saleDate: today(), ...change }))
      .body;
  return { backend, today, prove, provenBuyer, result, uploaded, cancel, tracked, detail, addFile };
}
