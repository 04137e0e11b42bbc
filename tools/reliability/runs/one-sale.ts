/**
 * The same vehicle bought at once from several quotes, half of them by its plate and half by its chassis, each in several tabs: one
 * sale, whoever pays first.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  nextVehicle,
  readySale,
  saleByChassis,
  type ReadySale,
} from '../../../apps/backend/modules/checkout/testing/ready-sale';
import type { FaultEnvironment } from '../fault-environment';
import type { FaultRun } from '../fault-run';

const quotes = 4;
const tabs = 5;

export const oneSale: FaultRun = {
  name: 'one-sale',
  count: 2000,
  work: async (world, { count }) => {
    const vehicles = Math.ceil(count / (quotes * tabs));
    const violations: string[] = [];
    for (let at = 0; at < vehicles; at += 1) violations.push(...(await race(await quotedVehicle(world))));
    const text = `${vehicles * quotes * tabs} racing starts of ${vehicles} vehicles, ${quotes} quotes (by plate and by chassis) and ${tabs} tabs each`;
    return { text, violations };
  },
};

function quotedVehicle(world: FaultEnvironment): Promise<ReadySale[]> {
  const vehicle = nextVehicle();
  const quoted = (_: unknown, at: number): Promise<ReadySale> =>
    at % 2 ? readySale(world, vehicle) : saleByChassis(world, vehicle);
  return Promise.all(Array.from({ length: quotes }, quoted));
}

/** Everyone who got a challenge pays; then the others try again. */
async function race(rivals: readonly ReadySale[]): Promise<string[]> {
  const started = await Promise.all(rivals.map(startInTabs));
  const winners = started.filter((replies) => replies.some(({ body }) => body.isSuccess));
  const replies = started.flat();
  for (const [at, { sale }] of rivals.entries()) {
    const challenge = started[at]!.find(({ body }) => body.isSuccess);
    if (challenge) await sale.returnFromBank(await sale.challenge(challenge));
  }
  const again = await Promise.all(rivals.map(({ sale, seal }) => startAsPage(() => sale.start({ seal }))));
  return [
    ...(winners.length === 1 ? [] : [`${winners.length} quotes of one vehicle started a payment`]),
    ...again.filter(({ body }) => body.isSuccess).map(() => 'a vehicle could be bought again'),
    ...[...replies, ...again]
      .filter(({ status }) => status >= 500)
      .map(({ status }) => `a start was answered ${status}`),
  ];
}

async function startInTabs({ sale, seal }: ReadySale) {
  const cardToken = await sale.cardToken();
  return Promise.all(Array.from({ length: tabs }, () => startAsPage(() => sale.start({ seal, cardToken }))));
}

/** Pages send a call that was answered 503 again for a minute: the vehicle register may be late (decision 335). */
async function startAsPage(start: () => ReturnType<ReadySale['sale']['start']>) {
  for (const end = performance.now() + 60_000; ; await pause(1_000)) {
    const reply = await start();
    if (reply.status !== 503 || performance.now() > end) return reply;
  }
}
