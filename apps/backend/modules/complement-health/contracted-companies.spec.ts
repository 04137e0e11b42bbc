import type { complementHealthCalls } from '@emsal/api/calls/complement-health';
import type { InputOf } from '@emsal/api/calls/table';
import { insurers } from '@emsal/insurers/registry';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { complementHealthModule } from './complement-health';

const base = 'GET quoterequestapi/ComplementHealth' as const;
const citiesCall = `${base}/GetContractedCompanyCities/{firmId}/{networkKey}` as const;
const districtsCall = `${base}/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}` as const;
const typesCall = `${base}/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}` as const;
const companiesCall =
  `${base}/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}` as const;

const wide = { firmId: '151', networkKey: 'NET151' };
const narrow = { firmId: '144', networkKey: 'NET144' };

describe('contracted institutions', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([complementHealthModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const list = async <K extends keyof typeof complementHealthCalls>(call: K, input: InputOf<K>) =>
    (await visitor.call(call, input)).list as Record<string, string>[];

  it('F544 a network has its provinces, each once and in Turkish alphabetical order', async () => {
    const names = (await list(citiesCall, wide)).map(({ cityName }) => cityName);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a!.localeCompare(b!, 'tr')));
    expect(names).toEqual(expect.arrayContaining(['İstanbul', 'Şanlıurfa', 'Van']));
  });

  it('F545 districts depend on the province, kinds on the district, institutions on the kind', async () => {
    for (const network of [wide, narrow]) {
      for (const { cityName } of await list(citiesCall, network))
        expect(await list(districtsCall, { ...network, cityName: cityName! })).not.toEqual([]);
      const kadikoy = { ...network, cityName: 'İstanbul', districtName: 'Kadıköy' };
      expect(await list(districtsCall, kadikoy)).toContainEqual({ districtName: 'Kadıköy' });
      expect(await list(typesCall, kadikoy)).toContainEqual({ companyType: 'hastane', companyTypeName: 'Hastane' });
      expect(await list(companiesCall, { ...kadikoy, companyType: 'hastane' })).toEqual([
        { companyName: 'Örnek Kadıköy Hastanesi' },
      ]);
    }
  });

  it('a narrow network lacks institutions of wide ones', async () => {
    const districtsOf = async (network: typeof wide) =>
      (await list(districtsCall, { ...network, cityName: 'Muğla' })).map(({ districtName }) => districtName);
    expect([await districtsOf(wide), await districtsOf(narrow)]).toEqual([['Bodrum'], []]);
  });

  it.each(insurers.filter(({ lines }) => lines.includes('COMPLEMENTHEALTH')))(
    '$name, which sells the line, has a network',
    async ({ firmId, networkKey }) => {
      expect(await list(citiesCall, { firmId: String(firmId), networkKey })).not.toEqual([]);
    },
  );

  it.each([
    ['the network of another insurer', { ...wide, networkKey: 'NET144' }],
    ['a network that does not exist', { ...wide, networkKey: 'NET999' }],
    ['an insurer that does not exist', { ...wide, firmId: '9999' }],
    ['an insurer that does not sell the line', { firmId: '12', networkKey: 'NET012' }],
  ])('%s has empty lists', async (_, network) => {
    const query = { ...network, cityName: 'İstanbul', districtName: 'Kadıköy', companyType: 'hastane' };
    expect(await list(citiesCall, network)).toEqual([]);
    expect(await list(districtsCall, query)).toEqual([]);
    expect(await list(typesCall, query)).toEqual([]);
    expect(await list(companiesCall, query)).toEqual([]);
  });

  it.each([
    ['GetContractedCompanyCities/x/NET151', 'firmId'],
    ['GetContractedCompanyCities/151/net%20151', 'networkKey'],
    [`GetContractedCompanyDistricts/151/NET151/${'a'.repeat(61)}`, 'cityName'],
    ['GetContractedCompanyType/151/NET151/Ankara/%20', 'districtName'],
    ['GetContractedCompany/151/NET151/Ankara/%C3%87ankaya/<script>', 'companyType'],
  ])('%s is refused: 400 and the field %s', async (path, field) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/quoterequestapi/ComplementHealth/${path}` });
    expect([reply.status, reply.body.messageCode, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      'badBody',
      [field],
    ]);
  });
});
