import { command, lookup } from '@emsal/api/call';
import { z } from 'zod';
import { defineModule } from '../module';
import { refusalsOf } from '../refusal';

/** How often the idempotent call ran, and the promise that each run awaits. */
export const idempotentCall = { runs: 0, gate: Promise.resolve() as Promise<void> };
const empty = z.object({});
const sampleCalls = {
  'POST sample/fail': command({ who: 'anyone', summary: 'Throws.', input: empty, output: z.null(), sample: {} }),
  'POST sample/refuse': command({ who: 'anyone', summary: 'Refuses.', input: empty, output: z.null(), sample: {} }),
  'GET sample/list': lookup({
    who: 'anyone',
    summary: 'A list that fails.',
    input: empty,
    output: z.array(z.string()),
    sample: {},
  }),
  'GET sample/unreachable': lookup({
    who: 'anyone',
    summary: 'A list whose database is unreachable.',
    input: empty,
    output: z.array(z.string()),
    sample: {},
  }),
  'POST sample/once': command({
    who: 'visitor',
    summary: 'Counts its runs.',
    input: z.object({ amount: z.int() }),
    output: z.object({ run: z.int() }),
    sample: { amount: 1 },
    idempotent: true,
  }),
  'POST sample/heavy': command({
    who: 'visitor',
    summary: 'Has a high weight.',
    input: empty,
    output: z.null(),
    sample: {},
    weight: 40,
  }),
  'POST sample/leak': command({
    who: 'anyone',
    summary: 'Returns more than the contract declares.',
    input: empty,
    output: z.object({ known: z.string() }),
    sample: {},
  }),
};
/** Calls that fail, refuse, cost points, leak properties and count their runs, for tests of the HTTP kernel. */
export const sampleModule = defineModule({
  name: 'sample',
  calls: sampleCalls,
  handlers: {
    'POST sample/fail': async () => {
      throw new Error('SELECT secret FROM cellar');
    },
    'POST sample/refuse': async () => refusalsOf({ no: { message: 'Olmaz.', field: 'plate' } })('no'),
    'GET sample/list': async () => {
      throw new Error('list is broken');
    },
    'GET sample/unreachable': async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
    'POST sample/once': async ({ amount }) => {
      idempotentCall.runs += 1;
      await idempotentCall.gate;
      if (amount === 13) throw new Error('unlucky');
      return { run: idempotentCall.runs };
    },
    'POST sample/heavy': async () => null,
    'POST sample/leak': async () => ({ known: 'yes', secret: 'no' }),
  },
  routes: (app) => void app.get('/sample/paper/:id', async () => 'found'),
});
