import { documentUrl } from '@emsal/api/document-routes';
import type { NeededFiles } from '@emsal/api/calls/self-service/needed-files';
import type { JobContext } from '../../http/job';
import type { StaffPrincipal } from '../../http/ownership/principal';
import sharp from 'sharp';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountWorld, type AccountWorld } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { entryModule } from '../entry/entry';
import { findPolicyOfOrder } from '../policy/policy-store';
import { findRequest, movesOf } from '../service-request/request-store';
import { finishRequest } from '../service-request/work-on-request';
import { acceptAskedFile, returnAskedFile, askForFiles, askForPolicy, requireAskedFile } from './ask-for-files';
import { askedFilesModule } from './asked-files';
import { askingJob } from './asking-messages';

const staff: StaffPrincipal = { kind: 'staff', staffId: 'deniz', roles: ['operations'] };
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe('files that are asked of a customer', () => {
  let world: AccountWorld;
  let jobs: object[] = [];
  beforeAll(async () => {
    world = await accountWorld([entryModule, askedFilesModule]);
  });
  beforeEach(() => {
    jobs = [];
    world.backend.ports.sentSms.splice(0);
  });
  afterAll(() => world.backend.close());

  /** Its jobs wait until the test runs them. */
  const context = () => {
    const { services } = world.backend;
    return {
      ...services,
      jobs: {
        ...services.jobs,
        send: async (_name: string, data: object) => {
          jobs.push(data);
          return null;
        },
      },
    };
  };
  const asked = async () => {
    const { paymentId } = await world.buy(newBuyer(), await world.browser());
    const { id: policyId } = (await findPolicyOfOrder(world.backend.services.db, paymentId))!;
    return (await askForPolicy(context() as never, staff, { policyId, kinds: ['registration', 'identityFront'] }))!.id;
  };
  /** Of the newest SMS. */
  const sentHash = async (): Promise<string> => {
    for (const data of jobs.splice(0)) await askingJob.handler(data as never, context() as unknown as JobContext);
    const { text } = world.backend.ports.sentSms.at(-1)!;
    return new URL(/https?:\S+\/dokuman-yukleme\S+/.exec(text)![0]).searchParams.get('hash')!;
  };
  const needed = async (browser: TestVisitor, hash: string) =>
    (await browser.call('POST selfservice/formdata/GetCustomerNeededFiles', { hash })).body;
  const upload = async (browser: TestVisitor, payload: Buffer, purpose = 'requestFile') =>
    browser.send({
      method: 'POST',
      url: `/api/selfservice/formData/entryFile/${purpose}`,
      payload,
      headers: { 'content-type': 'image/png' },
    });
  const uploaded = async (browser: TestVisitor) =>
    ((await upload(browser, await picture())).body.result as { uploadId: string }).uploadId;
  const save = async (browser: TestVisitor, hash: string, file: { fileId: string; uploadId: string }) =>
    (
      await browser.call('POST selfservice/formdata/SaveCustomerNeededFiles', {
        hash,
        files: [{ ...file, name: 'IMG_2207.jpg' }],
      })
    ).body;
  const send = async (browser: TestVisitor, hash: string, fileId: string) =>
    save(browser, hash, { fileId, uploadId: await uploaded(browser) });
  const filesOf = (body: { result?: unknown }) => (body.result as NeededFiles).files;
  const stateOf = async (id: string) => (await findRequest(world.backend.services.db, id))!.state;

  it('M396 M476 M477 come by the link of an SMS, from a browser that nobody signed in with', async () => {
    const requestId = await asked();
    const browser = await world.backend.visitor();
    expect(await stateOf(requestId)).toBe('waitingForCustomer');
    const hash = await sentHash();
    const before = await needed(browser, hash);
    expect(before.result).toMatchObject({ purpose: 'other', firmName: expect.stringContaining('Sigorta') });
    expect(filesOf(before)).toMatchObject([
      { title: 'Ruhsat', state: 'waiting', encryptedFileId: null },
      { title: 'Kimlik, ön yüz', state: 'waiting' },
    ]);
    const [first, second] = filesOf(before);
    const after = await send(browser, hash, first!.fileId);
    expect(filesOf(after).map(({ state }) => state)).toEqual(['received', 'waiting']);
    expect(await stateOf(requestId)).toBe('waitingForCustomer');
    await send(browser, hash, second!.fileId);
    expect(await stateOf(requestId)).toBe('inReview');
    expect((await movesOf(world.backend.services.db, requestId)).at(-1)).toMatchObject({
      reason: 'documentsReceived',
      actor: { kind: 'customer' },
    });
    const seen = await requireAskedFile(context() as never, { staff, fileId: first!.fileId, action: 'read' });
    expect([(await sharp(seen.content!).metadata()).format, seen.name]).toEqual(['jpeg', 'IMG_2207.jpg']);
  });

  it('M555 are asked again with what is wrong, under a new link, and accepted', async () => {
    const requestId = await asked();
    const browser = await world.backend.visitor();
    const hash = await sentHash();
    for (const { fileId } of filesOf(await needed(browser, hash))) await send(browser, hash, fileId);
    const [first, second] = filesOf(await needed(browser, hash));
    expect(await acceptAskedFile(context() as never, staff, first!.fileId)).toBe(true);
    const reason = 'glare';
    expect(await returnAskedFile(context() as never, staff, { fileId: second!.fileId, reason })).toBe(true);
    expect(await returnAskedFile(context() as never, staff, { fileId: second!.fileId, reason })).toBe(false);
    const next = await sentHash();
    expect(world.backend.ports.sentSms.at(-1)!.text).toContain('Kimlik, ön yüz: Işık parlamış.');
    expect(next).not.toBe(hash);
    expect(filesOf(await needed(browser, next))).toMatchObject([
      { state: 'received', isAccepted: true, reason: null },
      { state: 'again', isAccepted: false, reason: expect.stringContaining('Flaşı kapatın') },
    ]);
    expect((await send(browser, next, first!.fileId)).messageCode).toBe('fileNotReceived');
    await send(browser, next, second!.fileId);
    expect(await acceptAskedFile(context() as never, staff, second!.fileId)).toBe(true);
    expect(await finishRequest(context() as never, staff, requestId)).toMatchObject({ state: 'done' });
    expect(await askForFiles(context() as never, staff, { requestId, kinds: ['proxy'] })).toBeNull();
  });

  it('M555 several that are returned one after the other are named by one message', async () => {
    await asked();
    const browser = await world.backend.visitor();
    const hash = await sentHash();
    for (const { fileId } of filesOf(await needed(browser, hash))) await send(browser, hash, fileId);
    world.backend.ports.sentSms.splice(0);
    for (const { fileId } of filesOf(await needed(browser, hash))) {
      world.backend.clock.advance(20);
      await returnAskedFile(context() as never, staff, { fileId, reason: 'cutOff' });
    }
    await sentHash();
    expect(world.backend.ports.sentSms.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Ruhsat: Belgenin.*Kimlik, ön yüz: Belgenin/),
    ]);
  });

  it('M477 M555 what did not arrive, is of another browser or of another request is not received', async () => {
    const browser = await world.backend.visitor();
    const other = await world.backend.visitor();
    await asked();
    const hash = await sentHash();
    await asked();
    const foreign = filesOf(await needed(browser, await sentHash()))[0]!.fileId;
    const [{ fileId }] = filesOf(await needed(browser, hash)) as [NeededFiles['files'][number]];
    const refusals = [
      await save(browser, hash, { fileId, uploadId: '0'.repeat(32) }),
      await save(browser, hash, { fileId, uploadId: await uploaded(other) }),
      await save(browser, hash, { fileId: foreign, uploadId: await uploaded(browser) }),
    ];
    expect(refusals.map(({ messageCode }) => messageCode)).toEqual(Array(3).fill('fileNotReceived'));
    expect((await upload(browser, Buffer.from('<svg/>'))).status).toBe(400);
    expect(filesOf(await needed(browser, hash))[0]).toMatchObject({ state: 'waiting' });
  });

  it('M475 a file opens in the browser that sent it, and in no other', async () => {
    const browser = await world.backend.visitor();
    const other = await world.backend.visitor();
    await asked();
    const hash = await sentHash();
    const { fileId } = filesOf(await needed(browser, hash))[0]!;
    const { encryptedFileId } = filesOf(await send(browser, hash, fileId))[0]!;
    expect(filesOf(await needed(other, hash))[0]!.encryptedFileId).toBeNull();
    const opened = async (who: TestVisitor, id: string) =>
      who.send({ method: 'GET', url: `${documentUrl('neededFile', {})}?encryptedFileId=${id}` });
    const own = await opened(browser, encryptedFileId!);
    expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    const refused = [await opened(other, encryptedFileId!), await opened(browser, 'x'.repeat(80))];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('M556 M604 the link is open for 24 hours, then asks to call', async () => {
    const later = async (hash: string) => needed(await world.backend.visitor(), hash);
    await asked();
    const hash = await sentHash();
    world.backend.clock.advance(23 * 3600 + 59 * 60);
    expect((await later(hash)).isSuccess).toBe(true);
    world.backend.clock.advance(2 * 60);
    expect(await later(hash)).toMatchObject({ isSuccess: false, messageCode: 'documentsLinkOver' });
    const browser = await world.backend.visitor();
    expect((await send(browser, hash, '0'.repeat(32))).messageCode).toBe('documentsLinkOver');
    expect((await later('x'.repeat(43))).messageCode).toBe('documentsLinkUnknown');
  });
});
