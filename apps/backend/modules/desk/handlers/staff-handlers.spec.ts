import type { Member } from '@emsal/api/desk/desk-calls';
import { sql } from 'drizzle-orm';
import { openDeskSite, type DeskSite } from '../testing/desk-site';

describe('the rights of staff', () => {
  let site: DeskSite;
  beforeAll(async () => void (site = await openDeskSite()));
  afterAll(() => site.close());

  it('are not overwritten when somebody else has changed them meanwhile', async () => {
    const admin = await site.as('yonetici@emsal.example');
    const member = { email: 'ayrilan@emsal.example', name: 'Ayrılan Çalışan', roles: ['content' as const] };
    const { id: left } = (await admin.call('POST staff', member)).body.result as { id: string };
    const from = { roles: member.roles, isActive: true };
    const change = (to: Pick<Member, 'roles' | 'isActive'>) => admin.call('POST staff/{id}', { id: left, from, ...to });
    expect((await change({ ...from, isActive: false })).body.isSuccess).toBe(true);
    expect((await change({ ...from, roles: ['content', 'finance'] })).body.messageCode).toBe('staffChanged');
    const staff = (await admin.call('GET staff', {})).body.result as Member[];
    expect(staff.find((one) => one.id === left)).toMatchObject({ ...from, isActive: false });
  });

  it('do not change unless the audit log says so', async () => {
    const { db } = site.backend.services;
    const admin = await site.as('yonetici@emsal.example');
    const member = { email: 'kayitsiz@emsal.example', name: 'Kayıtsız Çalışan', roles: ['content' as const] };
    await db.execute(sql`ALTER TABLE desk_ledger ADD CONSTRAINT closed CHECK (action <> 'staffAdded') NOT VALID`);
    expect((await admin.call('POST staff', member)).status).toBe(500);
    await db.execute(sql`ALTER TABLE desk_ledger DROP CONSTRAINT closed`);
    expect((await admin.call('POST staff', member)).body.isSuccess).toBe(true);
  });
});
