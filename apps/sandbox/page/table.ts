import { html, type Markup, type Piece } from './html';

/** A column's heading; `isFigure` aligns numbers to the right. */
export type Head = string | { text: string; isFigure: true };

const headCell = (head: Head): Markup =>
  typeof head === 'string'
    ? html`<th scope="col">${head}</th>`
    : html`<th scope="col" class="figure">${head.text}</th>`;

/** A table that scrolls on a narrow screen, also by keyboard. @param rows `<tr>` elements */
export const table = (label: string, heads: readonly Head[], rows: Piece): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map(headCell)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
