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
  'POST staff': (member, { db, clock, record }) =>
    db.transaction(async (tx) => {
      const id = await addStaff(tx, member, clock.now());
      if (id === null) return refuse('emailTaken');
      await record({ action: 'staffAdded', object: id }, tx);
      return { id };
    }),
  'POST staff/{id}': ({ id, from, ...to }, { db, record }) =>
    db.transaction(async (tx) => {
      const reason = await changeStaff(tx, id, { from, to });
      if (reason) return refuse(reason);
      await record({ action: 'staffChanged', object: id }, tx);
      return null;
    }),
};
