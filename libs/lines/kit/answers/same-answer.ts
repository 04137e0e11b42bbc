import type { AddressAnswer } from '../grammar/field';

const isAddress = (answer: unknown): answer is AddressAnswer =>
  typeof answer === 'object' && answer !== null && 'uavtCode' in answer;

/** What the visitor gave: the register adds its names and places to a typed address code. */
const given = (answer: unknown): unknown => (isAddress(answer) && answer.way === 'code' ? answer.uavtCode : answer);

/** Whether the visitor gave the same answer again, however it is stored. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(given(one)) === JSON.stringify(given(other));
