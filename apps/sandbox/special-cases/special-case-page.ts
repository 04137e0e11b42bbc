/** The special cases as tables for the start page. */
import { html, type Markup } from '../page/html';
import type { RoomName, SpecialCase, SpecialNumber } from './special-case';
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
const numbers = (room: string, rows: readonly SpecialCase[]): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${room}: özel numaralar">
    <table>
      <thead>
        <tr>
          <th scope="col">Alan</th>
          <th scope="col">Numara</th>
          <th scope="col">Ne olur</th>
          <th scope="col">Hata kodu</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => (row.kind === 'number' ? numberRow(row) : null))}
      </tbody>
    </table>
  </div>`;

export const specialCaseTables = (): Markup =>
  html`${(Object.keys(roomNames) as RoomName[]).map((room) => {
    const rows = specialCases.filter((row) => row.kind === 'number' && row.room === room);
    return rows.length
      ? html`<h2>${roomNames[room]}: özel numaralar</h2>
          ${numbers(roomNames[room], rows)}`
      : null;
  })}`;
