/** A plate that is endorsed while somebody tries to buy a policy for it. */
import type { InsurerClient } from '@emsal/insurers/insurer-client';
import type { ChangeAnswer } from '@emsal/insurers/policy-change';
import { withNumber } from '@emsal/risks/risk';
import { riskKeysOf } from '../policy/live-sale/blind-risk-keys';
import { carryOut } from './carry-out';
import { moveRequest } from './request-store';
import { serviceTest, staff, type Owned } from './testing/service-test';
import { takeRequest } from './work-on-request';

const { services, checkout, policyOf, query, opened, owned, moves } = serviceTest();

type Ask = () => Promise<ChangeAnswer>;

/** At its insurer, without the job that asks it. */
async function plateAtInsurer(of: Owned, plate: string): Promise<string> {
  const { startDate } = await policyOf(of.sale);
  const id = await opened(of, { kind: 'addendum', effectiveOn: startDate, part: 'plate', value: plate });
  await takeRequest(services(), staff, id);
  const move = {
    id,
    to: 'atInsurer',
    actor: { kind: 'staff', id: staff.staffId },
    at: services().clock.now(),
  } as const;
  await services().db.transaction((tx) => moveRequest(tx, move));
  return id;
}

const asking = (id: string, endorse: Ask): Promise<void> => {
  const insurer = { endorse } as unknown as InsurerClient;
  const context = { ...services(), signal: AbortSignal.timeout(30_000), insurerOf: () => insurer };
  return carryOut(context as unknown as Parameters<typeof carryOut>[0], id);
};

const changed = async (of: Owned): Promise<ChangeAnswer> => {
  const { policyNo, startDate: effectiveOn } = await policyOf(of.sale);
  const document = Buffer.from('%PDF-1.7').toString('base64');
  return { kind: 'changed', change: { policyNo, effectiveOn, reference: 'Z1', extraPremium: 0, refund: 0, document } };
};

/** The code of the refusal of a payment for this plate; null where it begins. */
async function tryToBuy(of: Owned, plate: string): Promise<string | null | undefined> {
  const { insured, risk } = of.sale.offer;
  const sale = await checkout().sale({ insured, risk: withNumber(risk, plate)! });
  return (await sale.start()).body.messageCode;
}

const keysOf = async (of: Owned) =>
  (await query('SELECT risk_key AS key FROM live_sales WHERE order_id = $1', [of.sale.orderId])).map(
    (row) => (row as { key: string }).key,
  );
const keyOf = (of: Owned, plate: string) => riskKeysOf(withNumber(of.sale.offer.risk, plate)!)[0];

it('cannot be sold while its insurer is asked, nor afterwards', async () => {
  const of = await owned();
  const id = await plateAtInsurer(of, '06EML350');
  await asking(id, async () => {
    expect(await tryToBuy(of, '06EML350')).toBe('alreadyInsured');
    return changed(of);
  });
  expect((await moves(id)).at(-1)).toBe('done');
  expect(await keysOf(of)).toEqual([keyOf(of, '06EML350')]);
  expect(await tryToBuy(of, '06EML350')).toBe('alreadyInsured');
}, 60_000);

it('of a vehicle that was sold by its chassis is held beside the chassis', async () => {
  const unplated = { kind: 'vehicle', version: 1, plate: '', chassisNo: 'WBA3A5C50DF350350' } as const;
  const of = await owned({ risk: unplated });
  await asking(await plateAtInsurer(of, '06EML353'), () => changed(of));
  const [plate, chassis] = riskKeysOf(withNumber(unplated, '06EML353')!);
  expect((await keysOf(of)).toSorted()).toEqual([plate, chassis].toSorted());
  expect(await tryToBuy(of, '06EML353')).toBe('alreadyInsured');
  expect(await tryToBuy(of, '')).toBe('alreadyInsured');
}, 60_000);

it('can be sold again when the insurer declines', async () => {
  const of = await owned();
  const before = await keysOf(of);
  const id = await plateAtInsurer(of, '06EML351');
  await asking(id, async () => ({ kind: 'declined', code: 'extraPremiumDue', reason: '' }));
  expect((await moves(id)).at(-1)).toBe('inReview extraPremiumDue');
  expect(await keysOf(of)).toEqual(before);
  expect(await tryToBuy(of, '06EML351')).toBeNull();
}, 60_000);

it('is held while an answer is lost, and moved by the repetition', async () => {
  const of = await owned();
  const id = await plateAtInsurer(of, '06EML352');
  await expect(asking(id, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await tryToBuy(of, '06EML352')).toBe('alreadyInsured');
  await asking(id, () => changed(of));
  expect((await moves(id)).at(-1)).toBe('done');
  expect(await keysOf(of)).toEqual([keyOf(of, '06EML352')]);
}, 60_000);
