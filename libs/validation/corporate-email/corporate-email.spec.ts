import { companyDomains } from './company-domains';
import { companyOf, corporateEmail } from './corporate-email';

const domain = 'turnakargo.example';

it('M239 the list has thirteen domains, none of which can belong to anybody', () => {
  const domains = Object.keys(companyDomains);
  expect(domains).toHaveLength(13);
  for (const one of domains) expect(corporateEmail(`a@${one}`)).toEqual({ ok: true, value: `a@${one}` });
  expect(domains.filter((one) => !one.endsWith('.example'))).toEqual([]);
});

it('F457 M380 an address of a company is accepted however it is written', () => {
  expect(corporateEmail(` Elif.Yalin@TurnaKargo.EXAMPLE `)).toEqual({ ok: true, value: `elif.yalin@${domain}` });
  expect(companyOf(`elif@${domain}`)).toBe('Turna Kargo');
});

it.each([
  ['elif@ornek.example', 'notPartner'],
  [`elif@alt.${domain}`, 'notPartner'],
  [`elif@${domain}.ornek.example`, 'notPartner'],
  ['elif@x-turnakargo.example', 'notPartner'],
  ['elif@constructor.prototype', 'notPartner'],
  [`${domain}`, 'invalid'],
  ['', 'empty'],
])('F457 M380 %s is refused: %s', (address, code) => {
  expect(corporateEmail(address)).toMatchObject({ ok: false, code });
});
