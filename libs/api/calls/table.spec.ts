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
  const subjectsOf = (path: RegExp) =>
    Object.entries(calls)
      .filter(([name]) => path.test(name))
      .map(([, { who }]) => who);

  it.each([
    ['M392', 'get quotes', / quoterequestapi\/(sharedstep|auto|offer|draft)\//, ['visitor', 'visit']],
    // Who scans the QR of a policy buys nothing: VerifyPolicy alone asks for no session.
    ['M393', 'buy', / policyrequest\/(?!VerifyPolicy)/, ['visitor', 'visit', 'bank']],
  ])('%s an anonymous visitor may %s: no call asks for a customer', (_, __, path, allowed) => {
    const subjects = subjectsOf(path);
    expect(subjects.length).toBeGreaterThan(5);
    expect(subjects.filter((who) => !allowed.includes(who))).toEqual([]);
  });

  it('M534 events can be tracked by anyone', () => {
    expect(calls['POST track/addTrackInfo']).toMatchObject({ style: 'command', who: 'anyone' });
  });

  it('M533 a token can be created by anyone', () => {
    expect(calls['POST token/create']).toMatchObject({ style: 'command', who: 'anyone' });
  });
});
