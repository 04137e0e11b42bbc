import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { refusalsOf } from '../../../http/refusal';
import type { DeskHandlers } from '../desk-context';
import { addStaff, changeStaff, listStaff } from '../staff/staff-store';

const refuse = refusalsOf(deskOutcomes);

export const staffHandlers: Pick<DeskHandlers, 'GET staff' | 'POST staff' | 'POST staff/{id}'> = {
  'GET staff': async (_input, { db, record }) => {
    await record({ action: 'staffListed', reason: 'yetki yönetimi' });
    return (await listStaff(db)).map(({ id, email, name, roles, isActive }) => ({ id, email, name, roles, isActive }));
  },
  'POST staff': async (member, { db, clock, record }) => {
    const id = await addStaff(db, member, clock.now());
    if (id === null) return refuse('emailTaken');
    await record({ action: 'staffAdded', object: id });
    return { id };
  },
  'POST staff/{id}': async ({ id, ...change }, { db, record }) => {
    const reason = await changeStaff(db, id, change);
    if (reason) return refuse(reason);
    await record({ action: 'staffChanged', object: id });
    return null;
  },
};
