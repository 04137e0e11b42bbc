import { calls, type LookupKey } from '@emsal/api/calls/table';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { optionListsModule } from './option-lists';

const base = 'GET quoterequestapi/sharedstep' as const;

describe('lists', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([optionListsModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  it.each([
    ['F501 M453', `${base}/GetCityList`, {}, { cityId: '34', cityName: 'İstanbul' }],
    [
      'F501 M454',
      `${base}/GetDistrictList/{cityId}`,
      { cityId: '34' },
      { districtId: expect.stringMatching(/^34\d\d$/), districtName: 'Kadıköy' },
    ],
    ['F502 M455', `${base}/GetBankList`, {}, { code: '0010', name: 'T.C. Ziraat Bankası' }],
    [
      'F502 M456',
      `${base}/getbankbranchlist/{bankCode}/{bankCity}`,
      { bankCode: '0010', bankCity: '34' },
      { code: expect.any(String), name: 'Kadıköy Şubesi' },
    ],
    ['F502 M457', `${base}/getfinancecorparetlist`, {}, { code: 'F03', name: 'Çınar Tüketici Finansmanı' }],
    ['F503 M458', `${base}/GetJobList/{branchId}`, { branchId: '53' }, { code: '003', name: 'Akademisyen' }],
  ] as const)('%s %s answers the list, and 403 without a token', async (_ids, name, input, row) => {
    const reply = await visitor.call(name as LookupKey, input as never);
    expect(reply.status).toBe(200);
    expect(reply.list).toContainEqual(row);
    expect(calls[name as LookupKey].output.safeParse(reply.list).success).toBe(true);
    expect((await new TestVisitor(backend.app).call(name as LookupKey, input as never)).status).toBe(403);
  });

  it.each([
    ['M454', '/GetDistrictList/99', 200],
    ['M454', '/GetDistrictList/x', 400],
    ['M456', '/getbankbranchlist/9999/34', 200],
    ['M456', '/getbankbranchlist/10/34', 400],
    ['M458', '/GetJobList/999', 200],
    ['M458', '/GetJobList/x', 400],
  ])('%s %s, with an unknown code, answers %i and no row', async (_id, path, status) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/quoterequestapi/sharedstep${path}` });
    expect([reply.status, reply.list]).toEqual([status, []]);
  });

  it('has the 81 provinces', async () => {
    expect((await visitor.call(`${base}/GetCityList`, {})).list).toHaveLength(81);
  });
});
