import { brand } from './brand';
import { checkBrand } from './check-brand';

describe('the brand', () => {
  it('names every fault in one error', () => {
    const broken = { ...brand, name: ' ', phones: { ...brand.phones, sales: '0850-000' }, logo: 'logo.svg' };
    expect(() => checkBrand(broken)).toThrow(/phone sales.*'logo\.svg'.*name is empty/);
  });

  it('F664 has a main sales, a zero-offer, a telesales and a WhatsApp telesales line', () => {
    expect(Object.keys(brand.phones)).toEqual(expect.arrayContaining(['sales', 'zeroOffer', 'telesales', 'whatsapp']));
  });

  it('F665 has renewal lines by line id and a health process line', () => {
    expect(brand.renewalPhones).toMatchObject({ AUTO: expect.any(String), TRAFFIC: expect.any(String) });
    expect(brand.phones.health).toMatch(/^0850/);
  });

  it('F022 knows the partner bjk', () => {
    expect(brand.partners).toContain('bjk');
  });
});
