/**
 * After five wrong birth dates, right and wrong ones get the same answer. Here: in the same time, by Welch's t-test over both in random
 * order. The count is the number of each.
 */
import { TestVisitor } from '../../../apps/backend/testing/test-visitor';
import type { FaultEnvironment } from '../fault-environment';
import type { FaultRun } from '../fault-run';
import { welchT, withoutPauses } from '../welch';

/** The sandbox's person with one birth date. */
const person = { identityNo: '10000000078', right: '1985-04-12', wrong: '1985-04-13' };
const wrongPerDay = 5;
/** p = 0.01. */
const largestT = 2.58;

type Asked = { text: string; milliseconds: number };

async function openAsker({ backend }: FaultEnvironment): Promise<(birthday: string) => Promise<Asked>> {
  const visitor = await new TestVisitor(backend.app).open();
  const visitId = await visitor.visit();
  return async (birthday) => {
    const began = performance.now();
    const { text } = await visitor.call('POST quoterequestapi/sharedstep/querycustomerinfo', {
      visitId,
      identityNo: person.identityNo,
      birthday,
    });
    return { text, milliseconds: performance.now() - began };
  };
}

export const timing: FaultRun = {
  name: 'timing',
  count: 1_000,
  work: async (world, { count, random }) => {
    const ask = await openAsker(world);
    for (let time = 0; time < wrongPerDay; time += 1) await ask(person.wrong);
    const answers = new Set<string>();
    const times = { right: [] as number[], wrong: [] as number[] };
    while (Math.min(times.right.length, times.wrong.length) < count) {
      const guess = random() < 0.5 ? 'right' : 'wrong';
      const { text, milliseconds } = await ask(person[guess]);
      answers.add(text);
      times[guess].push(milliseconds);
    }
    const t = welchT(...withoutPauses(times.right, times.wrong));
    const violations = [
      ...(answers.size === 1 ? [] : [`after the limit there are ${answers.size} different answers`]),
      ...(Math.abs(t) < largestT ? [] : [`right and wrong differ in time: t = ${t.toFixed(2)}`]),
    ];
    return { text: `${count} right and wrong birth dates after the limit, t = ${t.toFixed(2)}`, violations };
  },
};
