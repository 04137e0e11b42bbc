import { newBuyer } from '../account/testing/sign-in-runs';
import { cancellationWorld } from './testing/cancellation-world';

const { backend, today, prove, provenBuyer, result, uploaded, cancel } = cancellationWorld();

describe('a cancellation', () => {
  it('M462 M558 is asked for once, for a policy that was bought with these numbers', async () => {
    const buyer = await provenBuyer();
    expect(await cancel(buyer)).toMatchObject({
      isSuccess: true,
      result: { requestNo: expect.stringMatching(/^\d{10}$/), promisedOn: expect.any(String) },
    });
    expect(await cancel(buyer)).toMatchObject({ messageCode: 'cancellationOpen' });
  });

  it('M462 M557 is refused without a code, and for a policy of somebody else', async () => {
    const { policyNo, by } = await provenBuyer();
    const stranger = await backend().visitor();
    expect(await cancel({ browser: stranger, policyNo })).toMatchObject({ messageCode: 'proofNeeded' });
    for (const other of [newBuyer(), { ...by, phoneNumber: newBuyer().phoneNumber }]) {
      const browser = await prove(other);
      expect(await result(browser, 'POST selfservice/policy/getCancellablePolicies', {})).toEqual([]);
      expect(await cancel({ browser, policyNo })).toMatchObject({ messageCode: 'policyNotFound' });
    }
  });

  it.each(['scrapped', 'duplicate', 'other'])('F649 M320 for %s is for an adviser', async (reason) => {
    expect(await cancel(await provenBuyer(), { reason })).toMatchObject({ messageCode: 'reasonNotAccepted' });
  });

  it('is refused for a sale after today, or before the policy was bought', async () => {
    const buyer = await provenBuyer();
    for (const saleDate of ['2099-01-01', '2020-01-01'])
      expect(await cancel(buyer, { saleDate })).toMatchObject({ fields: { saleDate: expect.any(String) } });
  });

  it('takes over its pages, which then cannot be sent again', async () => {
    const buyer = await provenBuyer();
    const other = await provenBuyer();
    const files = [await uploaded(buyer.browser, 'salePage1'), await uploaded(buyer.browser, 'salePage2')];
    expect(await cancel(other, { files })).toMatchObject({ messageCode: 'fileGone' });
    expect(await cancel(buyer, { files })).toMatchObject({ isSuccess: true });
    const { rows } = await backend().services.database.pool.query(
      'SELECT request_id FROM service_request_files WHERE id = ANY($1)',
      [files],
    );
    expect(rows).toHaveLength(2);
  });

  it('tells what it gives back: a policy that has not begun, everything', async () => {
    const { browser, policyNo } = await provenBuyer();
    const estimate = await result(browser, 'POST selfservice/policy/estimateRefund', { policyNo, saleDate: today() });
    expect(estimate).toEqual({ premium: 100, daysUsed: 0, daysLeft: 365, discountTakenBack: 0, refund: 100 });
  });
});

describe('the reader of notarised sales', () => {
  const sale = { saleDate: '2026-11-20', notaryName: 'Kadıköy 12. Noterliği', saleNo: '18427' };
  const found = (licensePlateNo: string) => ({ state: 'found' as const, value: { ...sale, licensePlateNo } });
  const read = async (files: string[], browser: Awaited<ReturnType<typeof prove>>, policyNo?: string) =>
    (await browser.call('POST selfservice/addendum/ReadNotaryFile', { files, ...(policyNo && { policyNo }) })).body;

  it('M472 reads an uploaded page, of the own browser only', async () => {
    const browser = await backend().visitor();
    const file = await uploaded(browser, 'salePage1');
    backend().ports.notaryPage = found('');
    expect(await read([file], browser)).toMatchObject({ isSuccess: true, result: sale });
    expect(await read([file], await backend().visitor())).toMatchObject({ messageCode: 'fileGone' });
  });

  it('M472 refuses the sale of another vehicle, for the own policy only', async () => {
    const { browser, policyNo } = await provenBuyer();
    const file = await uploaded(browser, 'salePage1');
    const [policy] = await result(browser, 'POST selfservice/policy/getCancellablePolicies', {});
    const plate = policy!.insured.split(' · ')[0]!;
    backend().ports.notaryPage = found('34BSK01');
    expect(await read([file], browser, policyNo)).toMatchObject({ messageCode: 'otherVehicle' });
    backend().ports.notaryPage = found(plate);
    expect(await read([file], browser, policyNo)).toMatchObject({ isSuccess: true });
    expect(await read([file], browser, '999')).toMatchObject({ messageCode: 'policyNotFound' });
  });

  it.each([
    ['unknown', 'documentUnreadable'],
    ['unavailable', 'readerSilent'],
  ] as const)('M472 that answers %s leaves the day to be typed', async (state, messageCode) => {
    const browser = await backend().visitor();
    const file = await uploaded(browser, 'salePage1');
    backend().ports.notaryPage = { state };
    expect(await read([file], browser)).toMatchObject({ isSuccess: false, messageCode });
  });
});
