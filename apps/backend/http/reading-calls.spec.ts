/** A GET writes nothing, so that a link or another site cannot make a browser change anything, except where the specification lets it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { calls, type CallKey } from '@emsal/api/calls/table';
import { healthProcessCalls } from '@emsal/api/calls/self-service/health-process';
import { modules } from '../modules';
import { addFormOf } from '../modules/health-process/testing/add-form';
import { offerVisit } from '../modules/offer/testing/offer-visit';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';
import { verifyVisit } from '../testing/verify-visit';

/** GETs that the specification lets change state. Each needs the token header, the secret and a second use without effect. */
const changing = [
  'quoterequestapi/sharedstep/copyfunnel/{visitId}',
  'selfservice/formData/sendValidateEmail/{customerId}',
  'selfservice/HealthProcess/CallMeForCheckingInformation/{hash}',
  'selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}',
  'selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}',
].map((path) => `GET ${path}`);

/** Of a form's link. */
const { hash } = healthProcessCalls['GET selfservice/HealthProcess/GetInformationForm/{hash}'].sample;
const reading = Object.entries(calls).filter(([name]) => name.startsWith('GET '));

describe('every GET of the contract', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  /** Verified, so that the calls read all they may. */
  let visitId: VisitId;
  beforeAll(async () => {
    backend = await testApp(modules);
    const visit = await offerVisit(backend);
    ({ visitor, visitId } = visit);
    await visit.createOffer();
    const person = { visitId, identityNo: '10000000078', phoneNumber: '5321234567' };
    await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', person);
    await verifyVisit({ visitor, visitId, ports: backend.ports });
    await addFormOf(visitId, hash, backend.services);
    await recordWrites();
  });
  afterAll(() => backend.close());

  const sql = async <Row extends object>(text: string): Promise<Row[]> =>
    (await backend.services.database.pool.query<Row>(text)).rows;

  /** Every statement that writes adds the name of its table to `writes`. */
  async function recordWrites(): Promise<void> {
    await sql(`CREATE TABLE writes (name text NOT NULL);
      CREATE FUNCTION record_write() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO public.writes VALUES (TG_TABLE_NAME); RETURN NULL; END $$;
      DO $$ DECLARE each record; BEGIN
        FOR each IN SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
          WHERE table_type = 'BASE TABLE' AND table_name <> 'writes' AND table_schema NOT IN ('pg_catalog', 'information_schema')
        LOOP EXECUTE format('CREATE TRIGGER records AFTER INSERT OR UPDATE OR DELETE ON %I.%I EXECUTE FUNCTION public.record_write()',
          each.schema, each.name); END LOOP; END $$`);
  }
  const writtenTables = async (): Promise<string[]> => {
    const rows = await sql<{ name: string }>('DELETE FROM writes RETURNING name');
    return [...new Set(rows.map(({ name }) => name))].sort();
  };
  const inputOf = (sample: object): object => ({ ...sample, ...('visitId' in sample && { visitId }) });
  const written = async (name: string, sample: object) => {
    await writtenTables();
    const { status } = await visitor.call(name as CallKey, inputOf(sample) as never);
    return { status, tables: await writtenTables() };
  };

  it('that changes state is one of the specification', () => {
    const marked = reading.flatMap(([name, { changesState }]) => (changesState ? [name] : []));
    expect(marked.sort()).toEqual(changing.toSorted());
  });

  it.each(reading.filter(([, { changesState }]) => !changesState))('%s writes nothing', async (name, { sample }) => {
    expect(await written(name, sample as object)).toEqual({ status: expect.any(Number), tables: [] });
  });

  function send(name: string, sample: object, without?: 'header' | 'secret') {
    const { cookie = '', 'x-token-id': token = '' } = visitor.headers();
    const headers = {
      cookie: without === 'secret' ? cookie.replace(/token-secret=[^;]*/, '') : cookie,
      ...(without !== 'header' && { 'x-token-id': token }),
    };
    const parts: Record<string, string> = { ...sample, visitId, hash };
    return backend.app.inject({
      url: `/api/${name.slice(4).replace(/\{(\w+)\}/g, (_, part) => parts[part]!)}`,
      headers,
    });
  }
  const changers = reading.filter(([, { changesState }]) => changesState);

  it.each(changers)('%s writes nothing without header and secret', async (name, { sample }) => {
    await writtenTables();
    for (const without of ['header', 'secret'] as const)
      expect((await send(name, sample as object, without)).statusCode).toBe(403);
    expect(await writtenTables()).toEqual([]);
  });

  // The others need a customer or the answers to a link's questions: their own specs use them twice.
  it.each(changers.filter(([name]) => /copyfunnel|CallMe/.test(name)))('%s writes once', async (name, { sample }) => {
    await writtenTables();
    const first = await send(name, sample as object);
    expect([first.statusCode, (await writtenTables()).length > 0]).toEqual([200, true]);
    expect([(await send(name, sample as object)).body, await writtenTables()]).toEqual([first.body, []]);
  });
});
