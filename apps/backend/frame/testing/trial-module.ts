import { command, lookup } from '@emsal/api/call';
import { z } from 'zod';
import { defineModule } from '../module';
import { refusalsOf } from '../refusal';

/** What the call that must not happen twice has done, and what it waits for. */
export const once = { runs: 0, gate: Promise.resolve() as Promise<void> };
const empty = z.object({});
const trialCalls = {
  'POST trial/fail': command({ who: 'anyone', summary: 'Throws.', input: empty, output: z.null(), sample: {} }),
  'POST trial/refuse': command({ who: 'anyone', summary: 'Refuses.', input: empty, output: z.null(), sample: {} }),
  'GET trial/list': lookup({
    who: 'anyone',
    summary: 'A list that fails.',
    input: empty,
    output: z.array(z.string()),
    sample: {},
  }),
  'POST trial/once': command({
    who: 'visitor',
    summary: 'Counts its runs.',
    input: z.object({ amount: z.int() }),
    output: z.object({ run: z.int() }),
    sample: { amount: 1 },
    idempotent: true,
  }),
  'POST trial/heavy': command({
    who: 'visitor',
    summary: 'Costs much.',
    input: empty,
    output: z.null(),
    sample: {},
    weight: 40,
  }),
  'POST trial/leak': command({
    who: 'anyone',
    summary: 'Says more than the contract.',
    input: empty,
    output: z.object({ known: z.string() }),
    sample: {},
  }),
};
/** Calls that fail, refuse, cost, leak and count their runs, to see what the frame makes of it. */
export const trial = defineModule({
  name: 'trial',
  calls: trialCalls,
  handlers: {
    'POST trial/fail': async () => {
      throw new Error('SELECT secret FROM cellar');
    },
    'POST trial/refuse': async () => refusalsOf({ no: { message: 'Olmaz.', field: 'plate' } })('no'),
    'GET trial/list': async () => {
      throw new Error('list is broken');
    },
    'POST trial/once': async ({ amount }) => {
      once.runs += 1;
      await once.gate;
      if (amount === 13) throw new Error('unlucky');
      return { run: once.runs };
    },
    'POST trial/heavy': async () => null,
    'POST trial/leak': async () => ({ known: 'yes', secret: 'no' }),
  },
  routes: (app) => void app.get('/trial/paper/:id', async () => 'found'),
});
