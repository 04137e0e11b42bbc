import type { ApprovedForm, InformationForm } from '@emsal/api/calls/self-service/health-process';
import { healthProcessCalls } from '@emsal/api/calls/self-service/health-process';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { HealthFormStatus } from '@emsal/api/desk/application-shapes';
import { samples } from '@emsal/lines/health/private-health/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { eq } from 'drizzle-orm';
import { ownedByNobody } from '../../customers/owner';
import { newIdentityNo, newPhoneNumber } from '../../testing/synthetic-numbers';
import { TestVisitor } from '../../testing/test-visitor';
import { saveApplication } from '../checkout/applications/application-store';
import { consents } from '../consent/tables';
import { savePerson } from '../visit-person/visit-person-store';
import { openDeskSite, type DeskPerson, type DeskSite } from '../desk/testing/desk-site';
import { documentModule } from '../document/document';
import { findDocument } from '../document/document-store';
import { readPdf } from '../document/testing/read-pdf';
import { healthProcessModule } from './health-process';
import { healthForms } from './tables';

const names = {
  read: 'GET selfservice/HealthProcess/GetInformationForm/{hash}',
  save: 'POST selfservice/HealthProcess/saveInformationForm',
  code: 'POST selfservice/HealthProcess/SendInformationFormCode',
  verify: 'POST selfservice/HealthProcess/VerifyInformationFormModelAsync',
  approved: 'GET selfservice/HealthProcess/GetHealthInformationSaveModelForPdf/{hash}',
  call: 'GET selfservice/HealthProcess/CallMeForCheckingInformation/{hash}',
} as const;
const [declaration] = healthProcessCalls[names.save].sample.healthProcessInformation;
const said = (customerOrder: number, more: object = {}) => ({ ...declaration!, customerOrder, ...more });
const meniscus = {
  answer: 'yes',
  name: 'Menisküs',
  detail: '',
  date: '3.2023',
  hospital: 'Moda Örnek Hastanesi',
  medicines: '',
  status: 'recovered',
};
let lastNo = 2_000_000_000;

describe('health information forms', () => {
  let site: DeskSite;
  let adviser: DeskPerson;
  let visitor: TestVisitor;
  let visitId: VisitId;
  let phoneNumber: string;
  let id: string;
  let hash: string;
  beforeAll(async () => {
    site = await openDeskSite([healthProcessModule, documentModule]);
    adviser = await site.as('danisman@emsal.example');
  });
  beforeEach(async () => {
    visitor = await site.backend.visitor();
    id = await handedOver('HEALTH');
    await adviser.call('POST applications/{id}/move', { id, to: 'taken' });
    hash = (await create()).body.link.split('hash=')[1]!;
  });
  afterAll(() => site.close());

  /** A family of three: the applicant, a spouse, a child of seventeen. */
  async function handedOver(line: 'HEALTH' | 'TRAVEL'): Promise<string> {
    const { db, clock } = site.backend.services;
    visitId = (await (await site.backend.visitor()).visit('HEALTH', 32)) as VisitId;
    phoneNumber = newPhoneNumber();
    const today = dayInTurkey(clock.now());
    const identityNo = newIdentityNo();
    const answers = { ...samples(today)[1]!.answers, insuredTcNo: identityNo };
    await savePerson(db, { visitId, identityNo, phoneNumber, name: 'ELİF', surname: 'YALIN' });
    lastNo += 1;
    const { applicationNo } = await db.transaction((tx) =>
      saveApplication(tx, {
        applicationNo: String(lastNo),
        visitId,
        line,
        offer: null,
        reason: '',
        answers,
        promisedOn: today,
        createdAt: clock.now(),
        ...ownedByNobody,
      }),
    );
    return applicationNo;
  }
  const create = async (by = adviser) => {
    const { body } = await by.call('POST applications/{id}/health-form', { id, firmName: 'Balarısı Sağlık' });
    return { code: body.messageCode, body: body.result as { link: string; isSent: boolean } };
  };
  const status = async () =>
    (await adviser.call('GET applications/{id}/health-form', { id })).body.result as HealthFormStatus;
  const read = async (who = visitor) => (await who.call(names.read, { hash })).body;
  const save = (entries: object[], staying = [1, 2, 3], who = visitor) =>
    who.call(names.save, {
      hash,
      textVersion: 'saglik-formu-2026-11',
      personsInsuredLength: staying.length,
      healthProcessInformation: entries as never,
      customerInfoDetail: staying.map((customerOrder) => ({ customerOrder })),
    });
  const saveAll = () =>
    save([
      said(1),
      said(2, { diseases: [declaration!.diseases[0]!, meniscus, ...declaration!.diseases.slice(2)] }),
      said(3),
    ]);
  const smsCode = () =>
    /kodunuz: (\d{6})/.exec(site.backend.ports.sentSms.filter(({ to }) => to === phoneNumber).at(-1)!.text)![1]!;
  const sendCode = async (who = visitor) => {
    expect((await who.call(names.code, { hash })).body).toMatchObject({ isSuccess: true });
    return smsCode();
  };
  const verify = async (code: string, lastThreeDigits: string, who = visitor) =>
    (await who.call(names.verify, { hash, code, lastThreeDigits })).body.messageCode;
  const approved = async (who = visitor) => (await who.call(names.approved, { hash })).body;
  /** Of the spouse. */
  const digits = '046';

  it('M496 an adviser sends the link by SMS; it names the people, and nobody’s number', async () => {
    const { text } = site.backend.ports.sentSms.find(({ to }) => to === phoneNumber)!;
    expect(text).toContain(`/ozel-saglik-sigortasi-fiyatlari/bilgilendirme-giris?hash=${hash}`);
    const { result } = await read();
    expect(result).toMatchObject({
      state: 'open',
      firmName: 'Balarısı Sağlık',
      isComplete: false,
      customerInfoDetail: [
        { customerOrder: 1, name: 'Elif', isAdult: true },
        { customerOrder: 2, name: 'Eşiniz', isAdult: true },
        { customerOrder: 3, name: 'Çocuğunuz', isAdult: false },
      ],
    });
    expect(JSON.stringify(result)).not.toMatch(/20000000046|identityNo/);
  });

  it('M496 an unknown link and one that has ended lead to the support line', async () => {
    const unknown = (await visitor.call(names.read, { hash: 'A'.repeat(43) })).body;
    expect([unknown.messageCode, unknown.message]).toEqual(['formUnknown', expect.stringContaining('0850 000 00 03')]);
    const older = hash;
    hash = (await create()).body.link.split('hash=')[1]!;
    expect((await visitor.call(names.read, { hash: older })).body.messageCode).toBe('formUnknown');
    expect((await read()).isSuccess).toBe(true);
  });

  it('M500 what is complete is kept for the browser that wrote it, with the consent in the log', async () => {
    expect((await save([said(1)])).body.result).toEqual({ isComplete: false });
    expect((await save([said(1), said(3)], [1, 3])).body.result).toEqual({ isComplete: true });
    const own = (await read()).result as InformationForm;
    expect([own.saved.removed, own.saved.healthProcessInformation.map((one) => one.customerOrder)]).toEqual([
      [2],
      [1, 3],
    ]);
    const other = (await read(await site.backend.visitor())).result as InformationForm;
    expect([other.saved, other.isComplete]).toEqual([{ removed: [], healthProcessInformation: [] }, true]);
    const log = await site.backend.services.db.select().from(consents).where(eq(consents.visitId, visitId));
    expect(log).toMatchObject([{ kind: 'healthData', isGiven: true, textVersion: 'saglik-formu-2026-11' }]);
  });

  it.each([
    ['an answer is missing', [said(1, { height: '' })], [1, 2, 3], 'height'],
    ['a person declares twice', [said(1), said(1)], [1, 2, 3], 'customerInfoDetail'],
    ['somebody unknown stays', [], [1, 4], 'customerInfoDetail'],
    ['somebody removed declares', [said(2)], [1, 3], 'customerInfoDetail'],
  ])('M500 is refused where %s', async (_, entries, staying, field) => {
    const reply = await save(entries, staying);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('M499 M333 code and digits approve; the PDF holds what was declared, and the desk reads it', async () => {
    await saveAll();
    expect(await verify(await sendCode(), digits)).toBeNull();
    const { result } = (await approved()) as { result: ApprovedForm };
    expect(result.people.map(({ name }) => name)).toEqual(['Elif', 'Eşiniz', 'Çocuğunuz']);
    const link = await visitor.send({ method: 'GET', url: `/api/document/${result.documentId}` });
    const file = await visitor.send({ method: 'GET', url: String(link.headers['location']) });
    expect(file.headers['content-type']).toBe('application/pdf');
    const text = await readPdf((await findDocument(site.backend.services.db, result.documentId))!.content);
    for (const words of ['Balarısı Sağlık', 'Menisküs', 'Moda Örnek Hastanesi', '200******46'])
      expect(text).toContain(words);
    const { people, state } = await status();
    expect([state, JSON.stringify(people)]).toEqual(['approved', expect.stringContaining('Menisküs')]);
    expect((await save([said(1)])).body.messageCode).toBe('formApproved');
  });

  it('M499 the form is approved by the digits of somebody who stays insured only', async () => {
    await save([said(1), said(3)], [1, 3]);
    const code = await sendCode();
    expect(await verify(code, digits)).toBe('digitsWrong');
    expect(await verify(code, '800')).toBeNull();
  });

  it('M333 M334 M565 three wrong numbers lock the form, and the message names the support line', async () => {
    await saveAll();
    const code = await sendCode();
    expect([await verify(code, '999'), await verify(code, '998'), await verify(code, '997')]).toEqual([
      ...['digitsWrong', 'digitsWrong', 'formLocked'],
    ]);
    const { body } = await visitor.call(names.verify, { hash, code, lastThreeDigits: digits });
    expect([body.messageCode, body.message]).toEqual(['formLocked', expect.stringContaining('0850 000 00 03')]);
    expect((await status()).state).toBe('locked');
  });

  it('M499 a wrong code tells nothing about the digits, and an unfinished form gets no code', async () => {
    expect((await visitor.call(names.code, { hash })).body.messageCode).toBe('formIncomplete');
    await saveAll();
    const wrong = (await sendCode()) === '000000' ? '000001' : '000000';
    expect([await verify(wrong, '999'), await verify(wrong, digits)]).toEqual(['otpWrong', 'otpWrong']);
    const [row] = await site.backend.services.db.select().from(healthForms).where(eq(healthForms.applicationNo, id));
    expect(row).toMatchObject({ triesLeft: 3, approvedAt: null });
  });

  it('M497 another browser reads what was approved after a code of its own', async () => {
    expect((await approved()).messageCode).toBe('formIncomplete');
    await saveAll();
    await verify(await sendCode(), digits);
    const other = await site.backend.visitor();
    expect((await approved(other)).messageCode).toBe('codeNeeded');
    expect(await verify(await sendCode(other), digits, other)).toBeNull();
    expect((await approved(other)).isSuccess).toBe(true);
    expect((await approved()).messageCode).toBe('codeNeeded');
  });

  it('M498 asks the adviser to call', async () => {
    expect((await visitor.call(names.call, { hash })).body.isSuccess).toBe(true);
    expect((await status()).isCallRequested).toBe(true);
    expect((await visitor.call(names.call, { hash: 'A'.repeat(43) })).body.messageCode).toBe('formUnknown');
  });

  it.each(Object.entries(names))('M496 M497 M498 M499 M500 %s needs a token', async (_, name) => {
    const stranger = new TestVisitor(site.backend.app);
    expect((await stranger.call(name, { ...healthProcessCalls[name].sample, hash } as never)).status).toBe(403);
  });

  it('only the adviser of the application sends a form, and only for health', async () => {
    const other = await site.as('operasyon@emsal.example');
    expect((await create(other)).code).toBe('applicationNotTaken');
    id = await handedOver('TRAVEL');
    expect((await create()).code).toBe('applicationUnknown');
  });

  it('stores and logs neither numbers nor health in plain', async () => {
    await saveAll();
    const { rows } = await site.backend.services.db.execute('SELECT t::text FROM health_forms AS t');
    for (const text of [JSON.stringify(rows), site.backend.log.join()])
      expect(text).not.toMatch(new RegExp(`20000000046|${phoneNumber}|Menisküs|${hash}`));
  });
});
