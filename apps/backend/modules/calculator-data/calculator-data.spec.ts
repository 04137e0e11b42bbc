import { dataCalls } from '@emsal/api/calls/data';
import type { LookupKey } from '@emsal/api/calls/table';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { calculatorDataModule } from './calculator-data';
import { reportLateRules } from './watch-rules';

describe('data', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    backend = await testApp([calculatorDataModule]);
    visitor = new TestVisitor(backend.app);
  });
  afterAll(() => backend.close());

  const list = async (name: keyof typeof dataCalls, input: object) =>
    (await visitor.call(name as LookupKey, input as never)).list as Array<Record<string, unknown>>;

  it.each([
    ['M525', 'GET data/widgetdata/{query}', { query: 'trafik-tavan' }, { id: 'trafik-tavan', unit: 'lira' }],
    ['M526', 'GET data/GetAutoBrandListForInsurancePrice', {}, { code: '005', name: 'BMW' }],
    [
      'M527',
      'GET data/GetAutoModelListForInsurancePrice/{model}/{year}',
      { model: '001', year: 2022 },
      { code: '001101' },
    ],
    ['M528', 'GET data/GetVehicleBrandList', {}, { code: '005', name: 'BMW' }],
    [
      'M529',
      'GET data/GetVehicleValueList/{model}/{year}',
      { model: '001101', year: 2026 },
      { year: 2026, value: 420_000_000 },
    ],
  ] as const)('%s %s answers without a token', async (_id, name, input, row) => {
    const rows = await list(name, input);
    expect(rows).toContainEqual(expect.objectContaining(row));
    expect(dataCalls[name].output.safeParse(rows).error).toBeUndefined();
  });

  it.each([
    ['M525', '/widgetdata/yok', 200],
    ['M527', '/GetAutoModelListForInsurancePrice/999/2022', 200],
    ['M527', '/GetAutoModelListForInsurancePrice/005/1980', 200],
    ['M527', '/GetAutoModelListForInsurancePrice/005/x', 400],
    ['M529', '/GetVehicleValueList/999999/2026', 200],
    ['M529', '/GetVehicleValueList/005103/1700', 400],
  ])('%s %s, with an unknown code or nonsense, answers %i and no row', async (_id, path, status) => {
    const reply = await visitor.send({ method: 'GET', url: `/api/data${path}` });
    expect([reply.status, reply.list]).toEqual([status, []]);
  });

  it('M530 has every brand of its own: no outside service is asked', async () => {
    expect(await list('GET data/GetVehicleBrandList', {})).toHaveLength(67);
  });

  it('lists the values of a model from its year back, each lower than the one before', async () => {
    const rows = await list('GET data/GetVehicleValueList/{model}/{year}', { model: '001101', year: 2020 });
    const values = rows.map(({ value }) => Number(value));
    expect(rows[0]).toMatchObject({ year: 2020 });
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('gives the figure of the day, with source and next change', async () => {
    const [row] = await list('GET data/widgetdata/{query}', { query: 'dask-metrekare' });
    expect(row).toMatchObject({ unit: 'lira/m²', source: expect.any(String), nextChange: '2027-01-01' });
  });

  it('logs each figure that is late, and none in time', () => {
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => lines.push(line) } as never;
    reportLateRules({ clock: { now: () => new Date('2026-11-25T09:00:00Z') } as never, log });
    expect(lines).toEqual([]);
    reportLateRules({ clock: { now: () => new Date('2027-01-01T09:00:00Z') } as never, log });
    expect(lines).toContainEqual({ rule: 'dask-tavan', state: 'overdue', expectedOn: '2027-01-01' });
  });
});
