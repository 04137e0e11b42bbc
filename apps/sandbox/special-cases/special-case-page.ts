/** The special cases as tables for the start page. */
import { html, type Markup } from '../page/html';
import { table } from '../page/table';
import type { RoomName, SpecialNumber } from './special-case';
import { specialCases } from './special-cases';

const roomNames: Record<RoomName, string> = {
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
  policyNo: 'Poliçe no',
  card: 'Kart',
  code: 'Kod',
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
  html`${(Object.keys(roomNames) as RoomName[]).map((room) => {
    const rows = specialCases.filter((row): row is SpecialNumber => row.kind === 'number' && row.room === room);
    const title = `${roomNames[room]}: özel numaralar`;
    return rows.length
      ? html`<h2>${title}</h2>
          ${table(title, heads, rows.map(numberRow))}`
      : null;
  })}`;
