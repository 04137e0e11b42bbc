import { isSessionTooOld, openSession, uniqueId } from './session';
import { applicationKeys, currentToken, initialToken, isPaymentCheck, renewedToken, tokenRequest } from './token';
import type { TokenPorts } from './token';

const now = new Date('2026-11-21T10:00:00Z');

describe('the session', () => {
  it('M261 M188 a session-id cookie sets the session with the current date', () => {
    expect(openSession({ authKey: null, sessionCookie: 's1' }, now)).toEqual({
      id: 's1',
      createdDate: '2026-11-21T10:00:00.000Z',
    });
  });

  it('M260 an auth key without a session-id cookie invalidates the session', () => {
    expect(openSession({ authKey: 'key', sessionCookie: undefined }, now)).toBe('invalid');
    expect(openSession({ authKey: null, sessionCookie: undefined }, now)).toBeNull();
  });

  it.each([
    ['2026-11-21T08:00:00Z', false],
    ['2026-11-21T07:59:59Z', true],
  ])('F610 M268 F609 a session of %s has expired at ten: %s', (createdDate, expected) => {
    expect(isSessionTooOld({ id: 's', createdDate }, now)).toBe(expected);
  });

  it('M613 makes a unique id of the milliseconds since February 2020 and three digits', () => {
    expect(uniqueId(new Date('2020-02-01T00:00:01Z'), 0.999)).toBe('1000999');
    expect(uniqueId(new Date('2020-02-01T00:00:01Z'), 0)).toBe('1000100');
  });
});

describe('the token request', () => {
  it.each([
    [true, '?appReferer=ios', applicationKeys.mobileApp],
    [true, '', applicationKeys.web],
    [false, '?appReferer=ios', applicationKeys.web],
    [false, '', applicationKeys.web],
  ])('F659 F660 M264 M265 in the web view (%s) with query %p the key is %s', (isWebView, search, key) => {
    expect(tokenRequest(isWebView, search).ApplicationKey).toBe(key);
  });

  it('F661 F662 M266 M267 the employee is 156 and the customer 0', () => {
    expect(tokenRequest(false, '')).toMatchObject({ EmployeeID: 156, CustomerID: 0 });
  });
});

describe('the token of a page load', () => {
  function ports(checks: boolean, created: Array<string | null>) {
    const asked: string[] = [];
    const next = [...created];
    const made: TokenPorts = {
      check: async () => {
        asked.push('check');
        return checks;
      },
      create: async () => {
        asked.push('create');
        return next.shift() ?? null;
      },
      wait: async (milliseconds) => void asked.push(`wait ${milliseconds}`),
    };
    return { asked, made };
  }

  it('M255 M256 is the stored one when its check succeeds', async () => {
    const { asked, made } = ports(true, []);
    expect(await initialToken('old', '/', made)).toBe('old');
    expect(asked).toEqual(['check']);
  });

  it('M257 is a new one when the check fails', async () => {
    const { asked, made } = ports(false, ['new']);
    expect(await initialToken('old', '/', made)).toBe('new');
    expect(asked).toEqual(['check', 'create']);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('offline'))],
    ['is not answered by a busy server', async () => null],
  ])('is still the stored one when its check %s', async (_, check) => {
    const { asked, made } = ports(true, ['new']);
    expect(await initialToken('old', '/', { ...made, check })).toBe('old');
    expect(asked).toEqual([]);
  });

  it.each([
    ['the one that another page has made since', 'other', true, 'other', ['check']],
    ['a new one where that is refused', 'other', false, 'new', ['check', 'create']],
    ['a new one where no page has made one', 'old', true, 'new', ['create']],
    ['a new one without a cookie', undefined, true, 'new', ['create']],
  ] as const)('is renewed after a 403 by %s', async (_, shared, isValid, renewed, calls) => {
    const { asked, made } = ports(isValid, ['new']);
    expect(await renewedToken('old', shared, made)).toBe(renewed);
    expect(asked).toEqual(calls);
  });

  it('is created with up to three attempts when there is none', async () => {
    const { asked, made } = ports(false, [null, null, 'third']);
    expect(await initialToken(null, '/', made)).toBe('third');
    expect(asked).toEqual(['create', 'wait 500', 'create', 'wait 1000', 'create']);
  });

  it('fails after three attempts', async () => {
    expect(await initialToken(null, '/', ports(false, []).made)).toBeNull();
  });

  it('M259 M173 is not requested on the payment-check route', async () => {
    const { asked, made } = ports(true, ['new']);
    expect(await initialToken('old', '/trafik-sigortasi/odeme-sorgulama', made)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('M412 comes from the auth key, the cookie or the stored value, in this order', () => {
    expect([
      currentToken('a', 'c', 's'),
      currentToken(null, 'c', 's'),
      currentToken(null, undefined, 's'),
      currentToken(null, undefined, null),
    ]).toEqual(['a', 'c', 's', null]);
  });
});

describe('the payment-check route', () => {
  it('F071 M172 is recognised by its path: the branch, then its name in the locale', () => {
    expect([
      isPaymentCheck('/trafik-sigortasi/odeme-sorgulama'),
      isPaymentCheck('/odeme-sorgulama'),
      isPaymentCheck('/a/b/odeme-sorgulama'),
    ]).toEqual([true, false, false]);
  });
});
