import { cookieTable, locale, validSessionHours, visitCookieName } from './cookie-table';
import { serializeCookie, readCookie } from './cookies';
import { joinCampaigns, lineKeys, referralKeys, sessionKeys, splitCampaigns } from './session-keys';
import { createSessionStore } from './session-store';

const auto = { id: 'AUTO', branchId: 10 };
const electric = { id: 'ELECTRICVEHICLE', branchId: 10 };

describe('the cookie table', () => {
  it.each([
    ['F004 M002 M249 M593', 'lang', 'lang', 31_536_000],
    ['F656 M588', 'customerId', 'customerIdEncrypter', 2_592_000],
    ['F657 M244 M589', 'token', 'token', 2_505_600],
    ['F658 M248 M592', 'deviceId', 'user-device-id', 31_536_000],
    ['M245 M587', 'sessionId', 'session-id', 7_200],
    ['M246 M590', 'uniqueUserId', 'unique-user-id', 315_360_000],
    ['M247 M591', 'referer', 'referer', 315_360_000],
  ] as const)('%s the cookie %s is named %s and lasts %d s', (_, key, name, maxAge) => {
    expect(cookieTable[key]).toMatchObject({ name, maxAge });
  });

  it('F004 writes tr into lang for 365 days', () => {
    expect(serializeCookie(cookieTable.lang, locale, false)).toBe('lang=tr; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('F609 M585 a valid session lasts two hours', () => {
    expect(validSessionHours).toBe(2);
  });

  it('hides secrets from scripts', () => {
    expect(
      [cookieTable.tokenSecret, cookieTable.customerId, cookieTable.revision].every((cookie) => cookie.httpOnly),
    ).toBe(true);
  });

  it('names a visit by its line', () => {
    expect([visitCookieName(auto), visitCookieName(electric)]).toEqual(['visit-10', 'visit-10-ELECTRICVEHICLE']);
  });
});

describe('the session keys', () => {
  it.each([
    ['F286', 'visitId', 'visit-id-10', 'visit-id-10-ELECTRICVEHICLE'],
    ['F287', 'offerNo', 'offer-no-10', 'offer-no-10-ELECTRICVEHICLE'],
    ['F288', 'offerId', 'offer-id-10', 'offer-id-10-ELECTRICVEHICLE'],
    ['F289', 'offers', 'offers-10', 'offers-10-ELECTRICVEHICLE'],
    ['F290', 'campaigns', 'campaigns-10', 'campaigns-10-ELECTRICVEHICLE'],
  ] as const)('%s %s has a key per branch, and per line where lines share an id', (_, key, forAuto, forElectric) => {
    expect([lineKeys[key](auto), lineKeys[key](electric)]).toEqual([forAuto, forElectric]);
  });

  it('F290 joins campaign ids by dashes and splits them again', () => {
    expect(joinCampaigns([3, 17])).toBe('3-17');
    expect([splitCampaigns('3-17'), splitCampaigns('')]).toEqual([[3, 17], []]);
  });

  it.each([
    ['F291', 'applied-campaign'],
    ['F292', 'removed-online-discount'],
    ['F293', 'discount-code'],
    ['F294', 'applied-child-campaign'],
    ['F295', 'applied-child-productId'],
    ['F296', 'applied-job-campaign'],
    ['F297', 'applied-job-discount'],
    ['F298', 'is-source-cross'],
    ['F299', 'is-redirect-sale'],
    ['F300', 'current-pending-step'],
    ['F020 M250', 'snet-partnership'],
    ['M251', 'ref'],
    ['M252', 'pid'],
    ['F303 M253', 'nuxt-reload'],
    ['F304 M254', 'is-risk'],
    ['F305', 'ab-test-list'],
  ])('%s the key %s exists', (_, key) => {
    expect(Object.values(sessionKeys)).toContain(key);
  });

  it('stores the query parameters lp, REF and pid', () => {
    expect(referralKeys).toEqual({ lp: 'snet-partnership', REF: 'ref', pid: 'pid' });
  });
});

describe('the session store', () => {
  it('works in memory where the browser forbids storage', () => {
    const store = createSessionStore(() => {
      throw new Error('SecurityError');
    });
    store.write('ref', 'x');
    expect(store.read('ref')).toBe('x');
    store.remove('ref');
    expect(store.read('ref')).toBeNull();
  });

  it('ignores a full storage', () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: (key: string) => {
        if (key !== 'probe') throw new Error('QuotaExceededError');
      },
    };
    expect(() => createSessionStore(() => full).write('ref', 'x')).not.toThrow();
  });
});

describe('cookies', () => {
  it('reads one cookie out of a header, encoded or not', () => {
    const header = 'mytoken=no; token=a%20b; lang=100%';
    expect([readCookie(header, 'token'), readCookie(header, 'lang'), readCookie(header, 'none')]).toEqual([
      'a b',
      '100%',
      undefined,
    ]);
  });
});
