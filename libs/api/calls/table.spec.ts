import { calls } from './table';

describe('F497 F498 every call of the contract', () => {
  it.each(Object.entries(calls))(
    '%s has a sample that its own input accepts and names its path parameters in its input',
    (name, call) => {
      expect(call.input.safeParse(call.sample).error).toBeUndefined();
      const parameters = [...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      expect(Object.keys(call.sample)).toEqual(expect.arrayContaining(parameters));
    },
  );
});
