import { openApplication, sandboxPartnerKey, sealApplication, type Application } from './application';

const key = sandboxPartnerKey('a secret of at least thirty-two characters');
const now = new Date('2026-11-21T09:00:00Z');
const end = new Date('2026-11-21T10:00:00Z');
const sent: Application = {
  partner: 'arabam',
  id: 'basvuru-0001',
  line: 'TRAFFIC',
  answers: { licensePlateNo: '34ABC12', isDisabledVehicle: false },
};

describe("a partner's application", () => {
  it('opens as it was sealed, until it expires', async () => {
    const sealed = await sealApplication(sent, key, end);
    expect(sealed).not.toContain('34ABC12');
    expect(await openApplication(sealed, key, now)).toEqual(sent);
    expect(await openApplication(sealed, key, new Date('2026-11-21T10:00:01Z'))).toBeNull();
  });
  it('does not open with another key, altered, or without its required claims', async () => {
    const sealed = await sealApplication(sent, key, end);
    const parts = sealed.split('.');
    parts[3] = `${parts[3]!.startsWith('A') ? 'B' : 'A'}${parts[3]!.slice(1)}`;
    expect(await openApplication(sealed, sandboxPartnerKey('another secret of thirty-two letters'), now)).toBeNull();
    expect(await openApplication(parts.join('.'), key, now)).toBeNull();
    expect(await openApplication('eyJhbGciOiJub25lIn0..', key, now)).toBeNull();
    expect(
      await openApplication(await sealApplication({ ...sent, line: 'YACHT' as 'AUTO' }, key, end), key, now),
    ).toBeNull();
  });
});
