import { cancellationStatuses } from '@emsal/api/cancellation-statuses';
import type { StaffPrincipal } from '../../../http/ownership/principal';
import { newBuyer } from '../../account/testing/sign-in-runs';
import { decideRequestFile } from '../../service-request/decide-file';
import { findRequest, moveRequest } from '../../service-request/request-store';
import { stepRequest, takeRequest } from '../../service-request/work-on-request';
import { cancellationWorld, type Proven } from '../testing/cancellation-world';

const { backend, prove, provenBuyer, result, uploaded, cancel, tracked, detail, addFile } = cancellationWorld();
const staff: StaffPrincipal = { kind: 'staff', staffId: 'deniz', roles: ['operations'] };

const asked = async ({ pages = true } = {}): Promise<Proven & { requestId: string }> => {
  const buyer = await provenBuyer();
  const files = pages ? [await uploaded(buyer.browser, 'salePage1')] : [];
  const { requestNo } = (await cancel(buyer, { files })).result as { requestNo: string };
  const { rows } = await backend().services.database.pool.query<{ id: string }>(
    'SELECT id FROM service_requests WHERE number = $1',
    [requestNo],
  );
  return { ...buyer, requestId: rows[0]!.id };
};
/** The job that tells the customer belongs to another module. */
const silent = () => ({ ...backend().services, jobs: { ...backend().services.jobs, send: async () => null } });
const askFor = async (id: string, reason: string) => {
  await takeRequest(backend().services, staff, id);
  await stepRequest(silent(), staff, { id, to: 'waitingForCustomer', reason });
};
const stateOf = async (id: string) => (await findRequest(backend().services.db, id))?.state;

describe('the list of cancellations', () => {
  it('M470 M535 M210 M323 shows the own ones, with everything the specification names', async () => {
    const { browser, by, policyNo } = await asked();
    const named = { identityNo: by.identityNo, phoneNumber: by.phoneNumber, branchIds: [53] };
    const [call, ...others] = await result(browser, 'POST selfservice/addendum/getAddendumList', named);
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      branchId: 53,
      isActive: true,
      agentaPolNo: policyNo,
      cancellationHeader: 'Belgelerinize bakıyoruz',
      cancellationStatus: 'Belgeler inceleniyor',
      documentInfo: '',
      branchName: expect.any(String),
    });
    expect(Object.keys(call!).sort()).toEqual(
      [
        ...['addennumCreateDate', 'agentaPolNo', 'branchId', 'branchName', 'callId', 'cancellationHeader'],
        ...['cancellationInformation', 'cancellationStatus', 'cancellationStatusId', 'documentInfo'],
        ...['encryptedCallId', 'isActive', 'plate'],
      ].sort(),
    );
  });

  it('M470 M559 is not there without a request, in another branch, and for other numbers', async () => {
    const { browser } = await asked();
    const list = async (input: object, who = browser) =>
      (await who.call('POST selfservice/addendum/getAddendumList', input)).body.messageCode;
    expect(await list({ branchIds: [10] })).toBe('requestNotFound');
    expect(await list({}, await prove(newBuyer()))).toBe('requestNotFound');
    expect(await list({ identityNo: newBuyer().identityNo })).toBe('proofNeeded');
    expect(await list({}, await backend().visitor())).toBe('proofNeeded');
  });
});

describe('a cancellation that is followed', () => {
  const statusOf = async (browser: Proven['browser']) => (await tracked(browser)).cancellationStatusId;

  it('M471 M536 M324 opens by its sealed name, for its person only', async () => {
    const { browser, policyNo } = await asked();
    const { encryptedCallId } = await tracked(browser);
    expect(await detail(browser)).toMatchObject({
      policy: { policyNo },
      estimate: { refund: 100 },
      trail: [
        { state: 'done', title: 'Başvuru alındı' },
        { state: 'now', title: 'Belge yüklendi' },
        ...['todo', 'todo', 'todo'].map((state) => ({ state })),
      ],
    });
    const name = 'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}';
    const stranger = (await asked()).browser;
    expect((await stranger.call(name, { encryptedCallId })).status).toBe(404);
    expect((await browser.call(name, { encryptedCallId: `A${encryptedCallId.slice(1)}` })).status).toBe(404);
  });

  it('M317 M318 M466 M537 is checked, waits for a document, and goes on with the upload', async () => {
    const { browser, requestId } = await asked();
    expect(await statusOf(browser)).toBe(cancellationStatuses.documentsChecked);
    await askFor(requestId, 'secondPage');
    expect(await tracked(browser)).toMatchObject({
      cancellationStatusId: cancellationStatuses.documentsRequested,
      documentInfo: expect.stringContaining('ikinci sayfada'),
    });
    expect(await addFile(browser)).toMatchObject({ isSuccess: true });
    expect(await statusOf(browser)).toBe(cancellationStatuses.documentsUploaded);
    const { trail } = await detail(browser);
    expect(trail.map(({ note }) => note)).toContain('2. sayfa');
  });

  it('M319 asks again for what nobody could read', async () => {
    const { browser, requestId } = await asked();
    await askFor(requestId, 'unreadable');
    expect(await statusOf(browser)).toBe(cancellationStatuses.uploadError);
  });

  it('M319 M555 has one page returned, the other accepted, and goes on with the new one', async () => {
    const buyer = await provenBuyer();
    const pages = [await uploaded(buyer.browser, 'salePage1'), await uploaded(buyer.browser, 'salePage2')];
    await cancel(buyer, { files: pages });
    const { rows } = await backend().services.database.pool.query<{ id: string }>(
      'SELECT request_id AS id FROM service_request_files WHERE id = $1',
      [pages[0]],
    );
    const requestId = rows[0]!.id;
    await takeRequest(backend().services, staff, requestId);
    const decide = (fileId: string, reason: 'glare' | null) =>
      decideRequestFile(silent(), staff, { requestId, fileId, reason });
    expect([await decide(pages[0]!, null), await decide(pages[1]!, 'glare')]).toEqual([true, true]);
    expect(await decide(pages[1]!, null)).toBe(false);
    const { files, cancellationStatusId, trail } = await detail(buyer.browser);
    expect(cancellationStatusId).toBe(cancellationStatuses.uploadError);
    expect(trail.at(-4)).toMatchObject({ state: 'now', note: expect.stringContaining('yeniden yükleyin') });
    expect(files.sort((one, other) => one.title.localeCompare(other.title))).toMatchObject([
      { title: 'Noter satış belgesi, 1. sayfa', state: 'accepted', reason: null },
      { title: 'Noter satış belgesi, 2. sayfa', state: 'again', reason: expect.stringContaining('Flaşı kapatın') },
    ]);
    expect(await addFile(buyer.browser, { returnedFileId: pages[0] })).toMatchObject({ messageCode: 'fileGone' });
    expect(await stateOf(requestId)).toBe('waitingForCustomer');
    expect(await addFile(buyer.browser, { returnedFileId: pages[1] })).toMatchObject({ isSuccess: true });
    expect(await stateOf(requestId)).toBe('inReview');
    expect((await detail(buyer.browser)).files.map(({ state }) => state).sort()).toEqual(['accepted', 'received']);
  });

  it('M318 waits for pages that were left out', async () => {
    const { browser } = await asked({ pages: false });
    expect(await statusOf(browser)).toBe(cancellationStatuses.documentsRequested);
    expect(await addFile(browser)).toMatchObject({ isSuccess: true });
    expect(await statusOf(browser)).toBe(cancellationStatuses.documentsChecked);
  });

  it('M326 M466 takes a file with the action status 427 only, of the own browser, while it is open', async () => {
    const { browser, requestId } = await asked();
    expect(await addFile(browser, { actionStatus: 428 })).toMatchObject({ messageCode: 'badBody' });
    expect(await addFile(browser, { file: 'f'.repeat(32) })).toMatchObject({ messageCode: 'fileGone' });
    const move = { id: requestId, to: 'withdrawn', actor: { kind: 'system' }, at: backend().clock.now() } as const;
    await backend().services.db.transaction((tx) => moveRequest(tx, move));
    expect(await addFile(browser)).toMatchObject({ messageCode: 'requestClosed' });
  });
});
