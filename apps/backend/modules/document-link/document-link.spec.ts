import type { InputOf } from '@emsal/api/calls/table';
import { randomId } from '../../db/random-id';
import type { StaffPrincipal } from '../../http/ownership/principal';
import { samplePerson } from '../../testing/scripted-ports';
import type { TestVisitor } from '../../testing/test-visitor';
import { accountWorld, type AccountWorld, type Buyer } from '../account/testing/account-world';
import { newBuyer } from '../account/testing/sign-in-runs';
import { documentModule } from '../document/document';
import { addDocument, findDocumentOf } from '../document/document-store';
import { grantMailLink } from '../document/grants';
import { findPolicyOfOrder } from '../policy/policy-store';
import { openPolicyRequest } from '../service-request/open-request';
import { documentLinkModule } from './document-link';

const names = {
  policy: {
    info: 'GET selfservice/policy/GetPolicyPdfInfo/{hash}/{from}',
    check: 'POST selfservice/policy/CheckPolicyPdf',
    download: 'GET selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}',
  },
  addendum: {
    info: 'GET selfservice/Addendum/GetAddendumPdfInfo/{hash}/{from}',
    check: 'POST selfservice/Addendum/CheckAddendumPdf',
    download: 'GET selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}',
  },
} as const;
type Kind = keyof typeof names;
type Checked = { sentId: string; fileId: string };
const staff: StaffPrincipal = { kind: 'staff', staffId: 'deniz', roles: ['operations'] };
const birthDate = '1985-4-12';

describe('PDFs by a link', () => {
  let world: AccountWorld;
  beforeAll(async () => void (world = await accountWorld([documentModule, documentLinkModule])));
  afterAll(() => world.backend.close());
  const services = () => world.backend.services;

  /** The document of a new policy, or of an addendum to it. */
  async function linked(kind: Kind) {
    const by = newBuyer();
    const { paymentId } = await world.buy(by, await world.browser());
    const fileId = kind === 'policy' ? (await findDocumentOf(services().db, paymentId))!.id : await addendum(paymentId);
    return { by, fileId, hash: await grantMailLink(services(), fileId), browser: await world.backend.visitor() };
  }
  async function addendum(orderId: string): Promise<string> {
    const { db, clock } = services();
    const { id: policyId } = (await findPolicyOfOrder(db, orderId))!;
    const details = { kind: 'addendum', effectiveOn: '2026-12-01', part: 'plate', value: '06EML340' } as const;
    const { id: subjectId } = (await openPolicyRequest(services(), staff, { policyId, details }))!;
    const file = { id: randomId(), subjectId, kind: 'addendum', name: 'Zeyil Z1' } as const;
    const content = { content: Buffer.from('%PDF-addendum'), createdAt: clock.now() };
    await addDocument(db, { ...file, ...content, visitorId: '', visitId: null });
    return file.id;
  }
  const info = async (kind: Kind, hash: string) =>
    (await (await world.backend.visitor()).call(names[kind].info, { hash, from: 'sms' })).body;
  const check = async (
    kind: Kind,
    { hash, by, browser }: { hash: string; by: Pick<Buyer, 'identityNo'>; browser: TestVisitor },
    more: Partial<InputOf<'POST selfservice/policy/CheckPolicyPdf'>> = {},
  ) => (await browser.call(names[kind].check, { hash, identityNo: by.identityNo, birthDate, ...more })).body;
  const fetched = (kind: Kind, browser: TestVisitor, ids: Checked) =>
    browser.call(names[kind].download, { ...ids, from: 'sms' });
  const register = (by: Buyer, answer: 'wrong' | 'silent') =>
    world.backend.ports.persons.set(
      by.identityNo,
      answer === 'silent'
        ? { state: 'unavailable' }
        : { state: 'found', value: { ...samplePerson, birthDateMatches: false } },
    );

  it.each([
    ['M335 M337 M400 M463 M464 M465', 'policy', '%PDF-'],
    ['M336 M337 M467 M468 M469', 'addendum', '%PDF-addendum'],
  ] as const)('%s the policyholder opens a link and downloads the %s', async (_ids, kind, content) => {
    const link = await linked(kind);
    expect(await info(kind, link.hash)).toMatchObject({
      result: { firmId: 31, firmName: expect.stringContaining('Sigorta'), lineName: 'Trafik Sigortası' },
    });
    const { result } = await check(kind, link);
    const file = await fetched(kind, link.browser, result as Checked);
    expect(Buffer.from((file.body.result as { content: string }).content, 'base64').toString()).toBe(content);
    expect((await fetched(kind, link.browser, result as Checked)).body.messageCode).toBe('pdfGone');
  });

  it('M463 M468 is no link to a document of the other kind, nor without its hash', async () => {
    const policy = await linked('policy');
    const change = await linked('addendum');
    const codes = [
      await check('addendum', policy),
      await check('policy', change),
      await info('policy', 'x'.repeat(43)),
    ];
    expect(codes.map(({ messageCode }) => messageCode)).toEqual(Array(3).fill('pdfLinkOver'));
  });

  it('M335 M400 somebody else gets nothing, is not told why, and closes the link with the third answer', async () => {
    const link = await linked('policy');
    register(link.by, 'wrong');
    const stranger = { ...link, by: newBuyer() };
    const answers = [await check('policy', stranger), await check('policy', link), await check('policy', stranger)];
    expect(answers.map(({ messageCode }) => messageCode)).toEqual([
      'holderNotMatched',
      'holderNotMatched',
      'pdfLinkClosed',
    ]);
    world.backend.ports.persons.delete(link.by.identityNo);
    expect(await check('policy', link)).toMatchObject({ isSuccess: false, messageCode: 'pdfLinkClosed' });
  });

  it('M335 of many guesses at once three are compared', async () => {
    const link = await linked('policy');
    const guesses = await Promise.all(Array.from({ length: 12 }, () => check('policy', { ...link, by: newBuyer() })));
    expect(guesses.filter(({ messageCode }) => messageCode === 'holderNotMatched')).toHaveLength(2);
    expect(await check('policy', link)).toMatchObject({ messageCode: 'pdfLinkClosed' });
  });

  it('a register that does not answer costs no try, and a date that does not exist is refused at its field', async () => {
    const link = await linked('policy');
    register(link.by, 'silent');
    for (let at = 0; at < 4; at += 1) expect((await check('policy', link)).messageCode).toBe('registerSilent');
    expect(await check('policy', link, { birthDate: '1985-2-30' })).toMatchObject({
      fields: { birthDate: expect.any(String) },
    });
    world.backend.ports.persons.delete(link.by.identityNo);
    expect((await check('policy', link)).isSuccess).toBe(true);
  });

  it('M337 M465 a permission opens its own file, in its own browser, for five minutes', async () => {
    const one = await linked('policy');
    const other = await linked('policy');
    const ids = (await check('policy', one)).result as Checked;
    const elsewhere = await fetched('policy', other.browser, ids);
    const otherFile = await fetched('policy', one.browser, { ...ids, fileId: other.fileId });
    const invented = await fetched('policy', one.browser, { ...ids, sentId: 'x'.repeat(43) });
    expect([elsewhere.status, otherFile.body.messageCode, invented.status]).toEqual([404, 'pdfGone', 404]);
    world.backend.clock.advance(301);
    expect((await fetched('policy', one.browser, ids)).body.messageCode).toBe('pdfGone');
  });

  it('M464 M467 a link is over after 24 hours; one of a mail of earlier releases leads to the page', async () => {
    const link = await linked('addendum');
    world.backend.clock.advance(24 * 3600 - 1);
    expect((await info('addendum', link.hash)).isSuccess).toBe(true);
    world.backend.clock.advance(1);
    expect(await info('addendum', link.hash)).toMatchObject({ isSuccess: false, messageCode: 'pdfLinkOver' });
    const old = await world.backend.app.inject({ url: `/api/document/mail/${link.hash}` });
    expect([old.statusCode, old.headers.location]).toEqual([303, `/police-pdf/${link.hash}?from=mail`]);
  });
});
