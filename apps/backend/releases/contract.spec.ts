/** Requests and responses of an earlier release still conform to the contract. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { readContract, releaseNames } from './known';

const isLookup = (call: CallKey): boolean => calls[call].style === 'lookup';
const at = (answer: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], answer);

describe.each(releaseNames)('the release %s', (name) => {
  const samples = readContract(name);

  it('has a sample of each of its calls', () => {
    expect(samples.length).toBeGreaterThanOrEqual(122);
    expect(new Set(samples.map(({ call }) => call)).size).toBe(samples.length);
  });

  it.each(samples.map(({ call, ...sample }) => [call, sample] as const))(
    '%s accepts its request',
    (call, { request }) => {
      expect(calls[call].input.safeParse(request).error).toBeUndefined();
    },
  );

  it.each(samples.map(({ call, ...sample }) => [call, sample] as const))(
    '%s keeps the shape of its response',
    (call, { response }) => {
      const answer = isLookup(call) ? response : (response as { result: unknown }).result;
      const read = calls[call].output.safeParse(answer);
      // A later release may add properties, which the recorded response lacks.
      const changed = read.error?.issues.filter(({ path }) => at(answer, path) !== undefined) ?? [];
      expect(changed).toEqual([]);
      if (read.success) expect(read.data).toEqual(answer);
    },
  );
});
