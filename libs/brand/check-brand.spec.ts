import { brand, brandNamed } from './brand';
import { brands } from './brands';
import { checkBrand } from './check-brand';
import { contrast } from './contrast';
import { themeCss } from './theme';

const { emsal, kumru } = brands as Required<typeof brands>;

describe('the brand', () => {
  it('reports every fault in one error', () => {
    const broken = {
      ...emsal!,
      name: ' ',
      securityContact: 'guvenlik@emsal.example',
      phones: { ...emsal!.phones, sales: '0850-000' },
      favicon: 'icon.svg',
    };
    expect(() => checkBrand(broken)).toThrow(/phone sales.*securityContact.*'icon\.svg'.*name is empty/);
  });

  it.each(Object.keys(brands))('%s has no fault', (name) => {
    expect(brandNamed(name).name).not.toBe('');
  });

  it('rejects an unknown brand by name', () => {
    const names = Object.keys(brands).join(', ');
    expect(() => brandNamed('toString')).toThrow(`BRAND must be one of ${names}; it is "toString".`);
  });

  it('F664 has a main sales, a zero-offer, a telesales and a WhatsApp telesales line', () => {
    expect(Object.keys(brand.phones)).toEqual(expect.arrayContaining(['sales', 'noOffer', 'telesales', 'whatsapp']));
  });

  it('F665 has renewal lines by line id and a health process line', () => {
    expect(brand.renewalPhones).toMatchObject({ AUTO: expect.any(String), TRAFFIC: expect.any(String) });
    expect(brand.phones.health).toMatch(/^0850/);
  });

  it('F022 knows the partner bjk', () => {
    expect(brand.partners.map(({ marker }) => marker)).toContain('bjk');
  });

  it('F666 M626 has no telephone number that could belong to a real subscriber', () => {
    const numbers = Object.values(brands).flatMap(({ phones, renewalPhones }) => [
      ...Object.values(phones),
      ...Object.values(renewalPhones),
    ]);
    for (const number of numbers) expect(number).toMatch(/^0850 (\d)\1\1 00 \d\d$/);
  });
});

describe('the colours of a brand', () => {
  it('contrast is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each([
    [{ accent: '#e5ab36' }, 'onAccent on accent has a contrast of 2.1, it needs 4.5'],
    [{ accentSoft: '#1f5c3d' }, 'accent on accentSoft has a contrast of 1.0'],
    [{ onAccent: 'white' }, "colour onAccent: 'white' is not of the form #1a2b3c"],
  ])('%p are rejected', (change, words) => {
    expect(() => checkBrand({ ...kumru!, colours: { ...kumru!.colours!, ...change } })).toThrow(words);
  });

  it('become custom properties; a brand without colours of its own overrides nothing', () => {
    expect(themeCss(kumru!)).toBe(
      ':root{--accent:#1f5c3d;--accent-hover:#153f2a;--accent-soft:#e2efe7;--on-accent:#ffffff}',
    );
    expect(themeCss(emsal!)).toBe('');
  });
});
