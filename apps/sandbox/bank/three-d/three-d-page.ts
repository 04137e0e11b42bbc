/** The two pages of the challenge: the code, and the return to the merchant. */
import { brand } from '@emsal/brand/brand';
import type { SignedReturn } from '@emsal/sandbox-bank/signed-return';
import { html, type Markup } from '../../page/html';
import type { Order } from '../merchant/order';
import { threeDTexts as texts } from './three-d.texts';

const lira = (kurus: number): string => (kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 });

export const challengeBody = ({ paymentId, amount, masked, wrongCodes }: Order, code: string): Markup =>
  html`<h1>${texts.title}</h1>
    <dl>
      <dt>${texts.merchant}</dt>
      <dd>${brand.name}</dd>
      <dt>${texts.amount}</dt>
      <dd>${lira(amount)} ₺</dd>
      <dt>${texts.card}</dt>
      <dd>${masked}</dd>
    </dl>
    <form method="post" action="/bank/three-d/answer">
      <input type="hidden" name="paymentId" value="${paymentId}" />
      <label for="code">${texts.code}</label>
      ${wrongCodes ? html`<p class="fault" id="code-fault" role="alert">${texts.wrong}</p>` : null}
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="6"
        autofocus
        aria-describedby="${wrongCodes ? 'code-fault ' : ''}code-hint"
      />
      <p class="hint" id="code-hint">${texts.codeHint(code)}</p>
      <div class="row">
        <button class="act" name="answer" value="approve">${texts.approve}</button
        ><button name="answer" value="decline">${texts.decline}</button
        ><button name="answer" value="cancel">${texts.cancel}</button>
      </div>
    </form>`;

export const returnBody = (callbackUrl: string, fields: SignedReturn, seconds: number): Markup =>
  html`<h1>${texts.done}</h1>
    <p>${texts.returning}</p>
    <form id="return" method="post" action="${callbackUrl}" data-seconds="${seconds}">
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <div class="row"><button class="act">${texts.back}</button></div>
    </form>`;

export const messageBody = (message: string): Markup =>
  html`<h1>${texts.title}</h1>
    <p>${message}</p>`;
