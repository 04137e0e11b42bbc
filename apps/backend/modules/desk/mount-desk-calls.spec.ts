import { deskCalls, type DeskCallName, type Member } from '@emsal/api/desk/desk-calls';
import { roles, type Permission } from '@emsal/api/desk/permissions';
import type { Role } from '@emsal/api/staff-roles';
import { sandboxAccounts } from '@emsal/api/desk/sandbox-accounts';
import { eq, sql } from 'drizzle-orm';
import { addStaff, changeStaff } from './staff/staff-store';
import { deskStaff } from './tables';
import { openDeskSite, type DeskPerson, type DeskSite } from './testing/desk-site';

const names = Object.keys(deskCalls) as DeskCallName[];
const id = '00000000000000000000000000000000';

describe('who may do what at the desk', () => {
  let site: DeskSite;
  beforeAll(async () => void (site = await openDeskSite()));
  afterAll(() => site.close());

  const status = async (person: DeskPerson, name: DeskCallName, origin?: string): Promise<number> =>
    (await person.call(name, { id } as never, origin)).status;

  it.each(sandboxAccounts)(
    '$email is refused exactly what the roles $roles do not include',
    async ({ email, roles: held }) => {
      const person = await site.as(email);
      const may = new Set(held.flatMap((role: Role) => roles[role].may as readonly Permission[]));
      const asked = names.filter((name) => name !== 'POST session/end');
      const refused: string[] = [];
      for (const name of asked) if ((await status(person, name)) === 403) refused.push(name);
      const expected = asked.filter((name) => {
        const { needs } = deskCalls[name];
        return needs !== 'signedIn' && !may.has(needs);
      });
      expect(refused).toEqual(expected);
    },
  );

  it('answers nobody without a session, and takes no change from another origin', async () => {
    for (const name of names) {
      const [method, path] = name.split(' ') as ['GET' | 'POST', string];
      const url = `/api/${path.replace('{id}', id)}`;
      const reply = await site.desk.inject({ method, url, headers: { origin: 'http://localhost:4400' } });
      expect([name, reply.statusCode]).toEqual([name, 401]);
    }
    const admin = await site.as('yonetici@emsal.example');
    for (const name of names.filter((one) => one.startsWith('POST')))
      expect([name, await status(admin, name, 'http://localhost:4200')]).toEqual([name, 403]);
  });

  it('keeps at least one administrator', async () => {
    const admin = await site.as('yonetici@emsal.example');
    const staff = (await admin.call('GET staff', {})).body.result as Member[];
    const { id: last, email: _email, name: _name, ...from } = staff.find((one) => one.roles.includes('admin'))!;
    const change = (roleList: Role[], isActive = true) =>
      admin.call('POST staff/{id}', { id: last, from, roles: roleList, isActive });
    expect((await change(['content'])).body.messageCode).toBe('lastAdmin');
    expect((await change(['admin'], false)).body.messageCode).toBe('lastAdmin');
    expect((await change(['admin', 'content'])).body.isSuccess).toBe(true);
  });

  it('keeps one of two administrators who end each other at once', async () => {
    const { db, clock } = site.backend.services;
    const admin = await site.as('yonetici@emsal.example');
    const ids = async () =>
      ((await admin.call('GET staff', {})).body.result as { id: string; roles: Role[] }[])
        .filter(({ roles: held }) => held.includes('admin'))
        .map(({ id: one }) => one);
    const second = await addStaff(
      db,
      { email: 'ikinci@emsal.example', name: 'İkinci Yönetici', roles: ['admin'] },
      clock.now(),
    );
    const change = (one: string, before: Role[], after: Role[]) =>
      db.transaction((tx) =>
        changeStaff(tx, one, { from: { roles: before, isActive: true }, to: { roles: after, isActive: true } }),
      );
    const both: Role[] = ['admin', 'content'];
    for (const one of await ids()) await db.update(deskStaff).set({ roles: both }).where(eq(deskStaff.id, one));
    for (let round = 0; round < 5; round++) {
      const two = await ids();
      expect(two).toHaveLength(2);
      const changed = await Promise.all(two.map((one) => change(one, both, ['content'])));
      expect(changed.toSorted()).toEqual(['lastAdmin', null]);
      for (const one of two) await change(one, ['content'], both);
    }
    await change(second!, both, ['content']);
  });

  it('adds a member of staff once', async () => {
    const admin = await site.as('yonetici@emsal.example');
    const member = { email: 'Yeni@emsal.example', name: 'Yeni Çalışan', roles: ['content' as const] };
    expect((await admin.call('POST staff', member)).body.isSuccess).toBe(true);
    expect((await admin.call('POST staff', { ...member, email: 'yeni@emsal.example' })).body.messageCode).toBe(
      'emailTaken',
    );
  });

  it('shows in its audit log who did what, and the database lets nobody change it', async () => {
    const admin = await site.as('yonetici@emsal.example');
    const { rows } = (await admin.call('GET auditLog', {})).body.result as { rows: { who: string; action: string }[] };
    expect(rows).toContainEqual(expect.objectContaining({ who: 'Deniz Koral', action: 'Çalışan ekleme' }));
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'Çalışan listesine bakma', reason: 'yetki yönetimi' }),
    );
    const { db } = site.backend.services;
    await expect(db.execute(sql`UPDATE desk_ledger SET action = 'x'`)).rejects.toThrow();
    await expect(db.execute(sql`DELETE FROM desk_ledger`)).rejects.toThrow();
  });
});
