/** The graph of payment states in docs/reliability.md, drawn from the graph itself: `node tools/docs/payment-graph.ts`. Its spec holds the page against it. */
import { paymentGraph, paymentStates } from '../../apps/backend/modules/policy-request/payment/payment-graph.ts';
import { table, writeBetween } from './written-part.ts';

const moves = paymentStates.flatMap((from) =>
  Object.entries(paymentGraph[from].next).map(([to, why]) => `  ${from} --> ${to}: ${why}`),
);
const states = paymentStates.map((state) => [`\`${state}\``, paymentGraph[state].means, paymentGraph[state].carriedBy]);
const drawing = ['```mermaid', 'stateDiagram-v2', '  [*] --> created', ...moves, '```'].join('\n');

writeBetween(
  'reliability.md',
  'node tools/docs/payment-graph.ts',
  `${drawing}\n\n${table(['State', 'Means', 'Carried on by'], states)}`,
);
