import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { readVisit } from '../visit/visit-store';
import { homeModule } from './home';

const call = 'GET quoterequestapi/home/getcustomdatavalue/{key}';

describe('homes', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([homeModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const listOf = async (key: string) => (await visitor.call(call, { key })).list as { code: string }[];

  it.each([
    ['F532', 'KNT-KAT', { code: '0', description: 'Giriş katı' }, { code: '-1', description: '1. bodrum kat' }],
    ['F533', 'SNET-BINA-KAT-SAYISI', { code: '5', description: '5 katlı' }, { code: '1', description: '1 katlı' }],
  ])('%s %s answers floors with code and description, each code once', async (_, key, ...rows) => {
    const list = await listOf(key);
    expect(list).toEqual(expect.arrayContaining(rows));
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  it('lists no basement among the numbers of floors', async () => {
    expect((await listOf('SNET-BINA-KAT-SAYISI')).filter(({ code }) => Number(code) < 1)).toEqual([]);
  });

  it.each([
    ['KNT-CATI', 200],
    ['constructor', 400],
    ['K'.repeat(41), 400],
    ['%20', 400],
  ])('the unknown key %s answers %i and no row', async (key, status) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/quoterequestapi/home/getcustomdatavalue/${key}` });
    expect([reply.status, reply.list]).toEqual([status, []]);
    expect(reply.body.messageCode).toBe(status === 400 ? 'badBody' : undefined);
  });

  const listBelow = async (name: string, code: string) =>
    visitor.send({ method: 'GET', url: `/api/quoterequestapi/home/${name}/${code}` });
  const place = { code: '0050000', name: 'Moda Cad.' };

  it('F531 getdistricts lists the districts of a province without asking the register', async () => {
    const { list } = await listBelow('getdistricts', '34');
    expect(list).toHaveLength(39);
    expect(list).toContainEqual({ code: '3423', name: 'Kadıköy' });
  });

  it.each([
    ['getvillages', 'district', '3423'],
    ['getquarters', 'village', '3423001'],
    ['getstreets', 'quarter', '00500'],
    ['getbuildings', 'street', '0050000'],
  ])('F531 %s lists what the register has below a %s', async (name, below, code) => {
    backend.ports.places.set(`${below} ${code}`, { state: 'found', value: { places: [place], sections: [] } });
    expect((await listBelow(name, code)).list).toEqual([place]);
    expect((await listBelow(name, `${code}1`)).list).toEqual([]);
  });

  it('F531 getindependentsections lists flats with floor and address code, also one that has none', async () => {
    const flat = { code: '00500000001', name: 'Daire 1', uavtCode: '2847193056', floor: 1, isHome: true };
    const sections = [flat, { ...flat, code: '00500000002', uavtCode: '' }];
    backend.ports.places.set('building 005000000', { state: 'found', value: { places: [], sections } });
    expect((await listBelow('getindependentsections', '005000000')).list).toEqual(sections);
  });

  it('answers 503 and an empty list while the register is unavailable, and does not call it an outage of our own', async () => {
    backend.ports.places.set('quarter 00700', { state: 'unavailable' });
    const reply = await listBelow('getstreets', '00700');
    expect([reply.status, reply.list, reply.body.messageCode]).toEqual([503, [], 'registerUnavailable']);
  });

  it.each([['getvillages'], ['getindependentsections']])('%s rejects what is no code', async (name) => {
    for (const code of ['3', 'abc', '1234567890123', '34%2023']) expect((await listBelow(name, code)).status).toBe(400);
  });

  const info = 'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}';
  const found = {
    cityCode: '34',
    cityName: 'İstanbul',
    districtCode: '3423',
    districtName: 'Kadıköy',
    villageName: 'Merkez',
    quarterName: 'Caferağa Mah.',
    streetName: 'Moda Cad.',
    buildingName: 'No 118, Çınar Apt.',
    sectionName: 'Daire 7',
    floor: 4,
    floorCount: 6,
    buildingArea: 118,
    constructionYear: 2003,
    isConcrete: true,
    isHome: true,
  };

  it('F534 gethomeinfo answers the address of a code and what the register knows of the home', async () => {
    const visitId = await visitor.visit('DASK', 37);
    backend.ports.homes.set('2847193056', { state: 'found', value: { uavtCode: '2847193056', ...found } });
    const reply = await visitor.call(info, { visitId, uavt: '2847193056' });
    expect(reply.body.result).toEqual({ state: 'found', ...found });
  });

  it.each(['unknown', 'unavailable'] as const)('F534 gethomeinfo of a code that is %s says so', async (state) => {
    const visitId = await visitor.visit('DASK', 37);
    backend.ports.homes.set('2847193057', { state });
    const { body } = await visitor.call(info, { visitId, uavt: '2847193057' });
    expect(body.result).toMatchObject({ state, cityName: '', floor: null, isHome: null });
  });

  it('gethomeinfo rejects a code of nine or eleven digits, or with a leading zero', async () => {
    const visitId = await visitor.visit('DASK', 37);
    for (const uavt of ['284719305', '28471930567', '0847193056', '284719305a'])
      expect(
        (await visitor.send({ method: 'GET', url: `/api/quoterequestapi/home/gethomeinfo/${visitId}/${uavt}` })).status,
      ).toBe(400);
  });

  it('gethomeinfo refuses another visitor’s visit', async () => {
    const visitId = await visitor.visit('DASK', 37);
    const stranger = await backend.visitor();
    const reply = await stranger.send({
      method: 'GET',
      url: `/api/quoterequestapi/home/gethomeinfo/${visitId}/2847193056`,
    });
    expect(reply.status).toBe(404);
  });
});

describe('savehomeinfo', () => {
  const save = 'POST quoterequestapi/home/savehomeinfo';
  const home = {
    buildingType: '1',
    buildingAge: '8',
    floorCount: '6',
    floor: '4',
    buildingArea: '118',
    usageType: '0',
    insurerTitle: '1',
    daskStatus: '1',
    contentsSum: '600.000',
    earthquake: true,
  };
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([homeModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());
  const answersOf = async (visitId: string) => (await readVisit(backend.services.db, visitId))!.answers;

  it('F535 stores the home with its sums, normalised', async () => {
    const visitId = await visitor.visit('HOME', 23);
    expect((await visitor.call(save, { visitId, ...home })).body.isSuccess).toBe(true);
    expect(await answersOf(visitId)).toMatchObject({ ...home, contentsSum: '600000' });
  });

  it('F535 stores of the limited kind what its one step asks', async () => {
    const visitId = await visitor.visit('HOUSING', 23);
    await visitor.call(save, { visitId, floor: '4', buildingArea: '118', insurerTitle: '0' });
    expect(await answersOf(visitId)).toMatchObject({ floor: '4', buildingArea: '118', insurerTitle: '0' });
    expect(await answersOf(visitId)).not.toHaveProperty('contentsSum');
  });

  it.each([
    ['buildingArea', '39'],
    ['buildingType', '5'],
    ['floorCount', '99'],
    ['floor', '77'],
    ['contentsSum', '49999'],
    ['usageType', '2'],
  ])('rejects %s %s', async (name, value) => {
    const visitId = await visitor.visit('HOME', 23);
    const body = { ...home, visitId, [name]: value };
    const reply = await visitor.send({ method: 'POST', url: `/api/${save.slice(5)}`, payload: body });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [name]]);
  });

  it('refuses a stranger and another line', async () => {
    const visitId = await visitor.visit('HOME', 23);
    const stranger = await backend.visitor();
    const send = (who: TestVisitor, id: string) =>
      who.send({ method: 'POST', url: `/api/${save.slice(5)}`, payload: { ...home, visitId: id } });
    expect((await send(stranger, visitId)).status).toBe(404);
    expect((await send(visitor, await visitor.visit('DASK', 37))).status).toBe(400);
  });
});
