/** Writes the graph of payment states into docs/reliability.md: `node tools/docs/payment-graph.ts`. */
import { paymentGraph, paymentStates } from '../../apps/backend/modules/checkout/payment/payment-graph.ts';
import { markdownTable, writeGeneratedSection } from './generated-section.ts';

const moves = paymentStates.flatMap((from) =>
  Object.entries(paymentGraph[from].next).map(([to, why]) => `  ${from} --> ${to}: ${why}`),
);
const states = paymentStates.map((state) => [
  `\`${state}\``,
  paymentGraph[state].meaning,
  paymentGraph[state].drivenBy,
]);
const drawing = ['```mermaid', 'stateDiagram-v2', '  [*] --> created', ...moves, '```'].join('\n');

writeGeneratedSection(
  'reliability.md',
  'node tools/docs/payment-graph.ts',
  `${drawing}\n\n${markdownTable(['State', 'Means', 'Carried on by'], states)}`,
);
