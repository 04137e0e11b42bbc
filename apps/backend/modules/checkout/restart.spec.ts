/** Real processes: a backend is killed between the bank's charge and the policy, and the next one completes the payment. */
import { serviceProcesses } from './testing/service-processes';
import type { LedgerEntry } from './testing/checkout-test';
import { eventually } from '../../testing/eventually';
import { readySale } from './testing/ready-sale';

vi.setConfig({ testTimeout: 120_000 });

const services = serviceProcesses();

it('a backend killed after the charge and before its answer: one capture, one policy, one mail', async () => {
  const { sandbox, backend, pool } = services();
  const { sale, seal } = await readySale(services());
  await sandbox.switchOn('bank-authorise-hang', { times: 1 });
  await sale.returnFromBank(await sale.challenge(await sale.start({ seal })));
  const captures = async (): Promise<LedgerEntry[]> =>
    (await sandbox.get<{ entries: LedgerEntry[] }>('/bank/ledger.json')).entries;
  await eventually(async () => (await captures()).length);
  await backend.kill();
  // Instead of waiting: the lease of the killed process must expire before another process may continue.
  await pool.query('UPDATE payments SET leased_until = now()');
  await backend.start();
  await eventually(async () => (await sale.status())?.documents.length, 90);
  const { policies } = await sandbox.get<{ policies: { ordersReceived: number }[] }>('/insurers/books.json');
  const mails = async () =>
    (await sandbox.get<{ messages: unknown[] }>(`/mailbox/messages.json?to=${sale.email}`)).messages;
  await eventually(async () => (await mails()).length);
  expect(await captures()).toMatchObject([{ kind: 'capture', amount: sale.offer.total }]);
  expect(policies).toMatchObject([{ ordersReceived: 1 }]);
  expect(await mails()).toHaveLength(1);
});
