/** Customers buy without a pause while the API is killed, terminated and cut off from its database. The count is minutes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultEnvironment } from '../fault-environment';
import type { FaultRun } from '../fault-run';
import { prepareSales, tryToPay } from '../sales';

const customers = 4;
/** Milliseconds between two faults. */
const shortestPause = 3_000;
const longestPause = 12_000;

/** An API that does not reach its database in time ends; `npm start` starts it again. */
async function startAgain({ start }: Pick<FaultEnvironment['backend'], 'start'>, tries = 5): Promise<void> {
  await start().catch((error: unknown) => (tries > 1 ? startAgain({ start }, tries - 1) : Promise.reject(error)));
}

const faults: Readonly<Record<string, (world: FaultEnvironment) => Promise<void>>> = {
  kill: async ({ backend }) => {
    await backend.kill();
    await startAgain(backend);
  },
  termination: async ({ backend }) => {
    await backend.terminate();
    await startAgain(backend);
  },
  cut: async ({ databaseRelay }) => {
    await databaseRelay.cut();
    await pause(1_000);
    await databaseRelay.restore();
  },
};

export const soak: FaultRun = {
  name: 'soak',
  count: 30,
  isOnDemand: true,
  work: async (world, { count, random }) => {
    const end = performance.now() + count * 60_000;
    const isOver = (): boolean => performance.now() >= end;
    const buying = Promise.all(Array.from({ length: customers }, () => buyUntil(world, isOver)));
    const caused: string[] = [];
    while (!isOver()) {
      await pause(shortestPause + random() * (longestPause - shortestPause));
      const name = Object.keys(faults)[Math.floor(random() * Object.keys(faults).length)]!;
      await faults[name]!(world);
      caused.push(name);
    }
    const sales = (await buying).reduce((sum, bought) => sum + bought, 0);
    const of = (name: string): string => `${caused.filter((one) => one === name).length} ${name}s`;
    return { text: `${count} minutes, ${sales} payments, ${Object.keys(faults).map(of).join(', ')}`, violations: [] };
  },
};

/** A customer whose page a fault interrupts begins again. @returns the number of payments begun */
async function buyUntil(world: FaultEnvironment, isOver: () => boolean): Promise<number> {
  let begun = 0;
  while (!isOver()) {
    const [ready] = await prepareSales(world, 1).catch(() => []);
    if (!ready) await pause(200);
    else {
      begun += 1;
      await tryToPay(ready);
    }
  }
  return begun;
}
