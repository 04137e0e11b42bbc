import { mayAct } from './access-rules';
import { actions, objectKinds, type OwnedObject } from './owned-object';
import type { Principal } from './principal';
import { requireOwner } from './require-owner';

const principals = {
  buyer: { kind: 'visitor', visitorId: 'buyer' },
  otherBrowser: { kind: 'visitor', visitorId: 'other' },
  owner: { kind: 'customer', customerId: 'ayse', visitorId: 'phone' },
  ownerInBuyer: { kind: 'customer', customerId: 'ayse', visitorId: 'buyer' },
  otherInBuyer: { kind: 'customer', customerId: 'mehmet', visitorId: 'buyer' },
  proven: { kind: 'proven', identityKey: 'i', telephoneKey: 't' },
  otherPhone: { kind: 'proven', identityKey: 'i', telephoneKey: 'u' },
  otherIdentity: { kind: 'proven', identityKey: 'j', telephoneKey: 't' },
  adviser: { kind: 'staff', staffId: '1', roles: ['adviser'] },
  operations: { kind: 'staff', staffId: '2', roles: ['operations'] },
  finance: { kind: 'staff', staffId: '3', roles: ['finance'] },
  withoutRole: { kind: 'staff', staffId: '4', roles: [] },
  job: { kind: 'job', name: 'payments.sweep' },
} as const satisfies Record<string, Principal>;

const states = {
  waiting: { customerId: null, isVerified: false },
  joined: { customerId: 'ayse', isVerified: false },
  joinedAndVerified: { customerId: 'ayse', isVerified: true },
} as const satisfies Record<string, Partial<OwnedObject>>;

/** `r` reads, `c` changes, `s` services; `-` is denied. In the order of `objectKinds`. */
type Row = [keyof typeof principals, keyof typeof states, string];

// visit quote upload consent application payment policy document serviceRequest account
const rows: Row[] = [
  ['buyer', 'waiting', 'rc rc rc rc rc rc r r - -'],
  ['buyer', 'joined', 'rc rc rc rc rc rc - - - -'],
  ['buyer', 'joinedAndVerified', 'rc rc rc rc rc rc r r - -'],
  ['otherBrowser', 'waiting', '- - - - - - - - - -'],
  ['otherBrowser', 'joined', '- - - - - - - - - -'],
  ['otherBrowser', 'joinedAndVerified', '- - - - - - - - - -'],
  ['owner', 'waiting', '- - - - - - - - - -'],
  ['owner', 'joined', 'rc rc rc rc rc rc rs r rc rc'],
  ['owner', 'joinedAndVerified', 'rc rc rc rc rc rc rs r rc rc'],
  ['ownerInBuyer', 'waiting', 'rc rc rc rc rc rc r r - -'],
  ['ownerInBuyer', 'joined', 'rc rc rc rc rc rc rs r rc rc'],
  ['otherInBuyer', 'waiting', 'rc rc rc rc rc rc r r - -'],
  ['otherInBuyer', 'joined', '- - - - - - - - - -'],
  ['otherInBuyer', 'joinedAndVerified', '- - - - - - - - - -'],
  ['proven', 'waiting', '- - - - - - rs - rc -'],
  ['proven', 'joined', '- - - - - - - - - -'],
  ['otherPhone', 'waiting', '- - - - - - - - - -'],
  ['otherIdentity', 'waiting', '- - - - - - - - - -'],
  ['adviser', 'waiting', 'r r r - rc - - - - -'],
  ['adviser', 'joined', 'r r r - rc - - - - -'],
  ['operations', 'waiting', '- - r r r r rs r rc -'],
  ['operations', 'joined', '- - r r r r rs r rc -'],
  ['finance', 'joined', '- - - - - r r - - -'],
  ['withoutRole', 'joined', '- - - - - - - - - -'],
  ['job', 'waiting', 'rc rc rc rc rc rc rc rc rc -'],
  ['job', 'joined', 'rc rc rc rc rc rc rc rc rc -'],
];
const letters = { read: 'r', change: 'c', service: 's' } as const;

const objectOf = (kind: OwnedObject['kind'], state: keyof typeof states): OwnedObject => ({
  kind,
  visitorIds: ['buyer', 'passportHolder'],
  waitsFor: { identityKey: 'i', telephoneKey: 't' },
  ...states[state],
});

describe('the owner check', () => {
  it.each(rows)('lets %s act on objects that are %s: %s', (who, state, expected) => {
    const allowed = objectKinds.map((kind) =>
      actions
        .filter((action) => mayAct(principals[who], objectOf(kind, state), action))
        .map((action) => letters[action])
        .join(''),
    );
    expect(allowed.map((text) => text || '-').join(' ')).toBe(expected);
  });

  it('lets a browser that opened a visit with its passport act as the one that made it', () => {
    const holder = { kind: 'visitor', visitorId: 'passportHolder' } as const;
    expect(mayAct(holder, objectOf('visit', 'waiting'), 'change')).toBe(true);
  });

  it('answers a missing object and another person’s with the same notFound', () => {
    const missing = () => requireOwner(principals.otherBrowser, undefined, 'read');
    const foreign = () => requireOwner(principals.otherBrowser, objectOf('policy', 'waiting'), 'read');
    for (const attempt of [missing, foreign]) expect(attempt).toThrow(expect.objectContaining({ code: 'notFound' }));
  });
});
