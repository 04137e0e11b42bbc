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

describe('the permission matrix', () => {
  const principalsOf = (path: RegExp) =>
    Object.entries(calls)
      .filter(([name]) => path.test(name))
      .map(([, { who }]) => who);

  it.each([
    ['M392', 'get quotes', / quoterequestapi\/(sharedstep|auto|offer|draft)\//, ['visitor', 'visit']],
    // VerifyPolicy is public: it is opened from the QR code of a policy.
    ['M393', 'buy', / policyrequest\/(?!VerifyPolicy)/, ['visitor', 'visit']],
  ])('%s an anonymous visitor may %s: no call asks for a customer', (_, __, path, allowed) => {
    const principals = principalsOf(path);
    expect(principals.length).toBeGreaterThan(5);
    expect(principals.filter((who) => !allowed.includes(who))).toEqual([]);
  });
});
