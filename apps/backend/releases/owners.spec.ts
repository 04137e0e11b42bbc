/** Purchases of an earlier release wait under the sold identity and the proven telephone, and join at the first login with both. */
import { fillOwners } from '../modules/account/fill-owners';
import { logIn } from '../modules/account/log-in';
import { Refusal } from '../http/refusal';
import { fillPolicies } from '../modules/checkout/policy/fill-policies';
import { payments } from '../modules/checkout/payment/tables';
import { samplePerson } from '../testing/scripted-ports';
import { readRelease, releaseNames } from './known';
import { openedRelease } from './opened-release';

describe.each(releaseNames)('the release %s', (name) => {
  const opened = openedRelease(readRelease(name), { startsJobs: false });
  const query = async (statement: string) => (await opened.test.services.database.pool.query<object>(statement)).rows;
  const soldRows = () => opened.test.services.db.select().from(payments).orderBy(payments.id);
  beforeAll(() => fillOwners(opened.test.services));

  it('gives every payment and policy, and every document of a policy, what was proven', async () => {
    for (const table of ['payments', 'policies', "documents WHERE kind = 'policy'"]) {
      const source = table.includes('WHERE') ? `${table} AND` : `${table} WHERE`;
      expect([table, await query(`SELECT 1 FROM ${source} (telephone_key IS NULL OR identity_key IS NULL)`)]).toEqual([
        table,
        [],
      ]);
    }
    expect(await query('SELECT 1 FROM quotes WHERE identity_key IS NULL')).toEqual([]);
  });

  it('gives every policy its risk, its parties and the texts that were shown', async () => {
    await fillPolicies(opened.test.services);
    await fillPolicies(opened.test.services);
    const sold = await query('SELECT 1 FROM policies');
    expect(sold.length).toBeGreaterThan(0);
    expect(await query('SELECT 1 FROM policies WHERE risk IS NULL OR versions IS NULL')).toEqual([]);
    for (const role of ['policyholder', 'insured', 'payer'])
      expect(await query(`SELECT 1 FROM policy_parties WHERE role = '${role}' AND number = 1`)).toHaveLength(
        sold.length,
      );
    expect(
      await query(`SELECT 1 FROM policies JOIN policy_parties ON policy_id = policies.id AND role = 'policyholder'
        WHERE policies.identity_key IS DISTINCT FROM policy_parties.identity_key`),
    ).toEqual([]);
  });

  it('joins the purchases of an identity and telephone, and no other, at the first login with both', async () => {
    const sold = await soldRows();
    const { identityNo, phoneNumber } = sold[0]!.offer.insured;
    const registries = {
      ...opened.test.services.ports.registries,
      person: async () => ({ state: 'found' as const, value: samplePerson }),
    };
    const session = await logIn(
      { identityNo, phoneNumber, birthDate: '1985-04-12' },
      { ...opened.test.services, ports: { ...opened.test.services.ports, registries }, visitor: { id: 'later' } },
    );
    if (session instanceof Refusal) throw new Error(session.code);
    const joined = await soldRows();
    expect(joined.map(({ id, customerId }) => [id, customerId])).toEqual(
      sold.map(({ id, offer: { insured } }) => [
        id,
        insured.identityNo === identityNo && insured.phoneNumber === phoneNumber ? session.customerId : null,
      ]),
    );
  });
});
