import { entryCalls } from '@emsal/api/calls/entry';
import { brand } from '@emsal/brand/brand';
import type { PageType } from '@emsal/platform/content/page-types';
import { raffleAnnouncement } from '@emsal/validation/entry/announcement.texts';
import { desc, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { eventually } from '../../testing/eventually';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { captchaModule } from '../captcha/captcha';
import { solveCaptcha } from '../captcha/testing/solve-captcha';
import { consents } from '../consent/tables';
import { contentModule } from '../content/content';
import { createContent, publishContent } from '../content/edit-content';
import { storeSeeds } from '../content/seed-content';
import { sampleDocument } from '../content/testing/content-samples';
import type { ContentVersion } from '../content/version-store';
import { entryModule } from './entry';

type Campaign = 'raffle' | 'child' | 'business';
const types: Readonly<Record<Campaign, PageType>> = {
  raffle: 'RAFFLE_CAMPAIGN',
  child: 'CHILD_PICTURE_LANDING',
  business: 'BUSINESS_LANDING',
};
const names = {
  raffle: 'POST selfservice/formData/sendMpCampaignData',
  child: 'POST selfservice/formData/SaveChildPaintingCompetitionData',
  business: 'POST selfservice/formData/sendBusinessCampaignData',
  job: 'POST selfservice/formData/sendJobApplication',
  contact: 'POST selfservice/formData/sendContactMessage',
} as const;

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n1 0 obj <</Type/Catalog ${inside}>> endobj\n%%EOF\n`, 'latin1');
const packed = (objects: string) => {
  const body = deflateSync(Buffer.from(objects)).toString('latin1');
  return Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type/ObjStm/Filter/FlateDecode>> stream\n${body}\nendstream endobj\n%%EOF`,
    'latin1',
  );
};
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).withExif({
    IFD0: { Copyright: 'gizli' },
  });

describe('the forms of content pages', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    backend = await testApp([contentModule, captchaModule, entryModule], { startsJobs: true });
    await storeSeeds(backend.services, []);
    for (const [slug, type] of Object.entries(types)) await publish(slug, type, '2026-12-31');
    await publish('eski-cekilis', 'RAFFLE_CAMPAIGN', '2020-01-01');
  });
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const publish = async (slug: string, type: PageType, campaignEndDate: string) => {
    const page = await createContent(backend.services, {
      document: sampleDocument({ slug, type, campaignEndDate, category: null, editor: null }),
      savedBy: 'test',
    });
    expect(await publishContent(backend.services, (page as ContentVersion).id)).toBeNull();
  };
  const send = async (name: keyof typeof names, more: object, who = visitor) =>
    who.call(names[name], { ...entryCalls[names[name]].sample, ...more, captcha: await solveCaptcha(who) } as never);
  const upload = (purpose: string, payload: Buffer, who = visitor) =>
    who.send({
      method: 'POST',
      url: `/api/selfservice/formData/entryFile/${purpose}`,
      payload,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const uploaded = async (purpose: string, bytes: Buffer, who = visitor) =>
    ((await upload(purpose, bytes, who)).body.result as { uploadId: string }).uploadId;
  const mailsTo = (to: string) => backend.ports.sentMails.filter((mail) => mail.to === to);

  it('M483 M395 a raffle is entered by anybody, and M373 M567 a second time it says so', async () => {
    const raffle = { campaign: 'raffle', email: 'cekilis@ornek.example' };
    expect((await send('raffle', raffle)).body.isSuccess).toBe(true);
    const other = await backend.visitor();
    const again = await send('raffle', raffle, other);
    expect([again.body.messageCode, again.body.message]).toEqual([
      'raffleEntered',
      expect.stringMatching(/zaten katıldınız/),
    ]);
    const [mail] = await eventually(
      async () => mailsTo('cekilis@ornek.example').length > 0 && mailsTo('cekilis@ornek.example'),
    );
    expect(mail!.subject).toBe('Çekilişe katıldınız');
  });

  it('a raffle’s tick for announcements stands in the consent log, with the text that was shown', async () => {
    const { db } = backend.services;
    const asked = { campaign: 'raffle', identityNo: '10000000078', announcementPermission: '1' as const };
    const before = await db.select().from(consents);
    expect((await send('raffle', asked)).body.isSuccess).toBe(true);
    const [added, ...more] = (await db.select().from(consents).orderBy(desc(consents.position))).slice(
      0,
      -before.length || undefined,
    );
    expect(more).toEqual([]);
    expect(added).toMatchObject({
      kind: 'announcement',
      isGiven: true,
      channel: 'web',
      contact: '5321234567',
      contactType: 0,
      textVersion: raffleAnnouncement.textVersion,
      visitId: null,
      telephoneKey: null,
    });
    const without = { campaign: 'raffle', identityNo: '10000000214' };
    await send('raffle', without);
    expect(await db.select().from(consents)).toHaveLength(before.length + 1);
  });

  it.each([
    [{ birthday: '2008-12-31' }, 'birthday'],
    [{ conditions: '' }, 'conditions'],
    [{ personalDataAssent: '' }, 'personalDataAssent'],
    [{ plate1: '34', plate2: 'ABC' }, 'plate'],
    [{ branchList: [] }, 'branchList'],
  ])('M370 M371 M372 a raffle entry with %j is refused at its field', async (more, field) => {
    const reply = await send('raffle', { campaign: 'raffle', ...more });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([['eski-cekilis'], ['business'], ['yok']])('a raffle of %s is not open', async (campaign) => {
    expect((await send('raffle', { campaign })).body.messageCode).toBe('campaignOver');
  });

  it('asks for a captcha before it stores anything', async () => {
    const sample = entryCalls[names.business].sample;
    const reply = await visitor.call(names.business, { ...sample, campaign: 'business' });
    expect(reply.body.messageCode).toBe('captchaRequired');
  });

  it('a company’s request reaches the company with an answer to the sender', async () => {
    const email = 'kurumsal@ornek.example';
    expect((await send('business', { campaign: 'business', email, note: '<b>20 araç</b>' })).body.isSuccess).toBe(true);
    const mail = await eventually(async () =>
      mailsTo(brand.email).find(({ subject }) => subject.startsWith('Kurumsal')),
    );
    expect(mail.text).toContain('Çalışanların sağlık sigortası');
    expect(mail.html).toContain('&lt;b&gt;20 araç&lt;/b&gt;');
    await eventually(async () => mailsTo(email).length);
  });

  it('M487 a child’s picture is stored once, re-encoded, and reaches the company', async () => {
    const id = await uploaded('picture', await picture().png().toBuffer());
    const entry = { campaign: 'child', picture: id };
    expect((await send('child', entry)).body.isSuccess).toBe(true);
    const mail = await eventually(async () => mailsTo(brand.email).find(({ subject }) => subject.startsWith('Resim')));
    const { format, exif } = await sharp(mail.attachments![0]!.content).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    const second = await uploaded('picture', await picture().png().toBuffer());
    expect((await send('child', { ...entry, picture: second })).body.messageCode).toBe('pictureSent');
  });

  it('M099 a job application reaches the company with the PDF, and is confirmed', async () => {
    const cv = await uploaded('cv', pdf());
    const email = 'aday@ornek.example';
    expect((await send('job', { cv, email })).body.isSuccess).toBe(true);
    const mail = await eventually(async () => mailsTo(brand.email).find(({ subject }) => subject.startsWith('İş')));
    expect([mail.subject, mail.attachments![0]!.name]).toEqual(['İş başvurusu: Yazılım ve veri', 'ozgecmis.pdf']);
    expect(Buffer.from(mail.attachments![0]!.content)).toEqual(pdf());
    expect((await eventually(async () => mailsTo(email)[0])).subject).toBe('Başvurunuzu aldık');
    expect((await send('job', { cv })).body.messageCode).toBe('fileGone');
  });

  it('M036 a complaint reaches the company by its subject, and is confirmed', async () => {
    const email = 'dilek@ornek.example';
    const message = 'Teminatım <i>eksik</i> görünüyor.';
    expect((await send('contact', { email, purpose: 'complaint', message })).body.isSuccess).toBe(true);
    const mail = await eventually(async () => mailsTo(brand.email).find(({ text }) => text.includes(email)));
    expect(mail.subject).toBe('Şikâyet: Yeni poliçe ya da yenileme');
    expect(mail.html).toContain('&lt;i&gt;eksik&lt;/i&gt;');
    expect((await eventually(async () => mailsTo(email)[0])).subject).toBe('Mesajınızı aldık');
  });

  it('a file belongs to its browser, and the newest replaces the one before', async () => {
    const first = await uploaded('cv', pdf());
    const second = await uploaded('cv', pdf());
    expect((await send('job', { cv: first })).body.messageCode).toBe('fileGone');
    const stranger = await backend.visitor();
    expect((await send('job', { cv: second }, stranger)).body.messageCode).toBe('fileGone');
    expect((await send('job', { cv: second })).body.isSuccess).toBe(true);
  });

  it.each([
    ['an image as a PDF', 'cv', async () => picture().png().toBuffer()],
    ['a PDF that ends early', 'cv', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a PDF with a script', 'cv', async () => pdf('/OpenAction <</S/JavaScript/JS(app.alert(1))>>')],
    ['a script with an escaped name', 'cv', async () => pdf('/OpenAction <</S/J#61vaScript>>')],
    ['a script in compressed objects', 'cv', async () => packed('<</S/Launch/F(cmd.exe)>>')],
    ['objects that do not decompress', 'cv', async () => Buffer.from('%PDF-1.7 /ObjStm stream\nxx\nendstream %%EOF')],
    ['a PDF as a picture', 'picture', async () => pdf()],
    ['an SVG as a picture', 'picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>')],
    ['nothing', 'cv', async () => Buffer.alloc(0)],
  ])('%s is refused at its field', async (_, purpose, bytes) => {
    const reply = await upload(purpose, await bytes());
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [purpose]]);
  });

  it('a PDF of ten megabytes that looks like many streams is read, a larger one and an unknown kind are not', async () => {
    const hostile = Buffer.concat([
      Buffer.from('%PDF-1.7'),
      Buffer.from('<</Type stream\n'.repeat(650_000)),
      Buffer.from('%%EOF'),
    ]);
    expect((await upload('cv', hostile)).status).toBe(200);
    expect((await upload('cv', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload('kimlik', pdf())).status).toBe(404);
  });

  it('M531 lists the provinces', async () => {
    const { list } = await visitor.call('GET selfservice/formData/GetRaffleCityList', {});
    expect([list.length, list[0]]).toEqual([81, { cityId: '01', cityName: 'Adana' }]);
  });

  it('stores nothing of a person in plain, and logs nothing', async () => {
    const { rows } = await backend.services.db.execute(sql`SELECT t::text FROM form_entries AS t`);
    expect(rows.length).toBeGreaterThan(0);
    const files = await backend.services.db.execute(sql`SELECT encode(content, 'escape') AS text FROM entry_files`);
    for (const text of [JSON.stringify(rows), JSON.stringify(files.rows), backend.log.join()])
      expect(text).not.toMatch(/10000000146|5321234567|ornek\.example|Yılmaz|YILMAZ|%PDF/);
  });
});
