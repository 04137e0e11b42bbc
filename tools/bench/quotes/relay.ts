/** The baseline: a relay that requests thirty stubs over pools of their own and reads the bodies. No validation, no storage. */
import { Pool } from 'undici';
import { sampleRequest } from '../../../libs/insurers/testing/samples';
import { insurersAsked, measure } from './measure';

const stubs = process.argv[2]!;
const pools = Array.from({ length: insurersAsked }, () => new Pool(stubs, { connections: 64, pipelining: 1 }));
const body = JSON.stringify({ quote: sampleRequest });

const request = async (pool: Pool, index: number) => {
  const reply = await pool.request({
    method: 'POST',
    path: `/insurers/${index + 1}/quotes`,
    headers: { 'content-type': 'application/json' },
    body,
  });
  await reply.body.text();
};
process.stdout.write(`${JSON.stringify(await measure(async () => void (await Promise.all(pools.map(request)))))}\n`);
process.exit(0);
