/** The special cases as tables for the start page. */
import { html, type Markup } from '../page/html';
import { table } from '../page/table';
import type { ServiceName, SpecialNumber } from '../special-case';
import { specialCases } from './special-cases';

const serviceNames: Record<ServiceName, string> = {
  registries: 'Kayıtlar',
  insurers: 'Sigorta şirketleri',
  bank: 'Banka',
  sms: 'Telefon',
  mail: 'Posta kutusu',
};
const fieldNames: Record<SpecialNumber['field'], string> = {
  identityNo: 'Kimlik no',
  phoneNumber: 'Telefon',
  licensePlateNo: 'Plaka',
  uavtCode: 'Adres kodu',
  phoneImeiNo: 'IMEI',
  policyNo: 'Poliçe no',
  card: 'Kart',
  code: 'Kod',
  salePage: 'Satış belgesi',
};

const numberRow = (row: SpecialNumber): Markup =>
  html`<tr>
    <td>${fieldNames[row.field]}</td>
    <td><code>${row.value}</code></td>
    <td>${row.effect}</td>
    <td>${row.code ?? ''}</td>
  </tr>`;
const heads = ['Alan', 'Numara', 'Ne olur', 'Hata kodu'];

export const specialCaseTables = (): Markup =>
  html`${(Object.keys(serviceNames) as ServiceName[]).map((service) => {
    const rows = specialCases.filter((row): row is SpecialNumber => row.kind === 'number' && row.service === service);
    const title = `${serviceNames[service]}: özel numaralar`;
    return rows.length
      ? html`<h2>${title}</h2>
          ${table(title, heads, rows.map(numberRow))}`
      : null;
  })}`;
