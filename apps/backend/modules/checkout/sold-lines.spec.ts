/** Lines from the form's first sample to the policy: quotes, card, bank and insurer, with the backend and the sandbox as processes. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { factsOf, soldLines } from '@emsal/lines/registry/facts-of';
import { requirementsOf, wordingOf } from '@emsal/lines/server/server-lines';
import { eventually } from '../../testing/eventually';
import { serviceProcesses } from './testing/service-processes';
import { nextVehicle, plateAnswers, saleOfLine } from './testing/ready-sale';

// Builds and starts both processes.
vi.setConfig({ testTimeout: 180_000 });

const services = serviceProcesses();

/** Others are refused without a running policy, an upload (line-requirements.spec.ts) or the notary's sale (policy-info.spec.ts). */
const needsNothing = (line: LineId): boolean =>
  !wordingOf(line).asks.notarySale &&
  requirementsOf(line).every(({ kind }) => kind !== 'trafficPolicy' && kind !== 'upload');

/** Two lines may insure the same vehicle only once. */
const ownVehicle = (line: LineId): AnswerSet => (factsOf(line).family === 'vehicle' ? plateAnswers(nextVehicle()) : {});

it.each(soldLines.filter(needsNothing))('%s is quoted, paid and issued', async (line) => {
  const { sale, seal } = await saleOfLine(services(), line, ownVehicle(line));
  await sale.returnFromBank(await sale.challenge(await sale.start({ seal })));
  const { state, policyNo, total } = await eventually(async () => {
    const status = await sale.status();
    return status?.policyNo ? status : undefined;
  });
  expect([state, total]).toEqual(['completed', sale.offer.total]);
  const { policies } = await services().sandbox.get<{ policies: { policyNo: string }[] }>('/insurers/books.json');
  expect(policies.filter((policy) => policy.policyNo === policyNo)).toMatchObject([{ orderId: sale.orderId }]);
});
