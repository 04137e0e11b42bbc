import { campaignCalls } from '@emsal/api/calls/self-service/campaign';
import { eventually } from '../../testing/eventually';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { captchaModule } from '../captcha/captcha';
import { solveCaptcha } from '../captcha/testing/solve-captcha';
import { coupons } from '../checkout/coupons/tables';
import { formConsentModule } from '../consent/form-consent';
import { identityHashOf } from '../visit-person/identity-hash';
import { entryModule } from './entry';

const names = {
  employee: 'POST selfservice/formData/SendEmployeeDiscountCampaignData',
  member: 'POST selfservice/formData/SendPartnershipData',
} as const;
const modules = [captchaModule, formConsentModule, entryModule];

describe('campaigns for groups of people', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp(modules, { startsJobs: true })));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const send = async (name: keyof typeof names, more: object, who = visitor) =>
    who.call(names[name], { ...campaignCalls[names[name]].sample, ...more, captcha: await solveCaptcha(who) } as never);
  const mailTo = (to: string) => eventually(async () => backend.ports.sentMails.find((mail) => mail.to === to));
  const codesIn = (text: string) => text.match(/\b[2-9A-Z]{10}\b/g) ?? [];
  const couponsOf = async (codes: readonly string[]) =>
    (await backend.services.db.select().from(coupons)).filter(({ code }) => codes.includes(code));

  it('M484 F457 M380 an employee gets codes by the company’s mail, once, and M239 nobody else does', async () => {
    const email = 'can.er@poyrazterminal.example';
    expect((await send('employee', { email: ' Can.Er@PoyrazTerminal.example' })).body.isSuccess).toBe(true);
    const { text } = await mailTo(email);
    const rows = await couponsOf(codesIn(text));
    expect(rows.map(({ percent, lines, maxUses, identityHash }) => [percent, lines, maxUses, identityHash])).toEqual(
      expect.arrayContaining([
        [15, ['AUTO', 'ELECTRICVEHICLE'], 1, null],
        [5, ['COMPLEMENTHEALTH'], 1, null],
      ]),
    );
    expect(text).toContain('%15, en çok 3.000,00');
    expect((await send('employee', { email }, await backend.visitor())).body.messageCode).toBe('employeeEntered');
    const refused = await send('employee', { email: 'can@ornek.example' });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['email']]);
  });

  it('M485 a partner’s member gets a code that one identity can use, once; M108 an unknown partner has none', async () => {
    const identityNo = '10000000214';
    const email = 'uye@ornek.example';
    expect((await send('member', { identityNo, email })).body.isSuccess).toBe(true);
    const [coupon] = await couponsOf(codesIn((await mailTo(email)).text));
    expect(coupon).toMatchObject({
      amount: 25_000,
      percent: null,
      lines: null,
      identityHash: identityHashOf(backend.services.config, identityNo),
    });
    expect((await send('member', { identityNo, email: 'ikinci@ornek.example' })).body.messageCode).toBe(
      'memberEntered',
    );
    expect((await send('member', { partner: 'yok' })).body.messageCode).toBe('partnerUnknown');
  });

  it.each([
    ['M484', 'employee', { name: '' }, 'name'],
    ['M484', 'employee', { personalDataAgreement: '' }, 'personalDataAgreement'],
    ['M485', 'member', { identityNo: '10000000147' }, 'identityNo'],
    ['M485', 'member', { email: 'uye' }, 'email'],
  ] as const)('%s a form of an %s with %j is refused at its field', async (_, name, more, field) => {
    const reply = await send(name, more);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('asks for a captcha before it gives a code', async () => {
    const { body } = await visitor.call(names.employee, campaignCalls[names.employee].sample);
    expect(body.messageCode).toBe('captchaRequired');
  });
});

it('M386 where an operator requires the marketing permission, the form is refused until it is given', async () => {
  const backend = await testApp(modules, { startsJobs: true, env: { MARKETING_PERMISSION_REQUIRED: 'true' } });
  const visitor = await backend.visitor();
  const send = async () =>
    visitor.call(names.employee, { ...campaignCalls[names.employee].sample, captcha: await solveCaptcha(visitor) });
  expect(Object.keys((await send()).body.fields ?? {})).toEqual(['announcementPermission']);
  const { email: value } = campaignCalls[names.employee].sample as { email: string };
  const given = { value, type: 1 as const, isPermission: true, textVersion: 'duyuru-2026-11' };
  await visitor.call('POST selfservice/formData/saveFormPermission', given);
  expect((await send()).body).toMatchObject({ isSuccess: true });
  await backend.close();
});
